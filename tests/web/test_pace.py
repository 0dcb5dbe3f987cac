"""How long bots' turns are on the screen, by a clock that is turned by hand; no browser is needed for it."""
from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from server.setting import ROOT

WEB = ROOT / "web"

# Two bots' turns of so many answers each, which arrive 20 ms apart, and then mine: how long each turn is on the screen.
RUN = """
import { Held } from %s;
const table = { seats: [{ kind: "person" }, { kind: "bot" }, { kind: "bot" }] };
const held = new Held();
const shown = [];
let now = 0, index = 10;
for (const [seat, answers] of [[1, %d], [2, %d], [0, 1]]) {
  for (let i = 0; i < answers; i++, index++) {
    const message = { type: "patch", log_from: index, log: [{ seat, begins: i === 0 }] };
    now = Math.max(now, (index - 10) * 20);
    now += held.wait(message, "%s", now);
    held.show(message, table, now);
    if (i === 0) {
      if (shown.length === 0) held.drawn(now += %d);  // the first takes a while to be drawn
      shown.push(now);
    }
  }
}
console.log(JSON.stringify([shown[1] - shown[0], shown[2] - shown[1]]));
"""


@pytest.mark.parametrize("answers", [1, 3, 12, 40])
def test_a_turn_is_seen_and_nobody_waits_long(tmp_path: Path, answers: int) -> None:
    module = tmp_path / "pace.mjs"
    build = ["npx", "rolldown", "src/app/pace.ts", "--format", "esm", "-o", module]
    subprocess.run(build, cwd=WEB, check=True, capture_output=True)

    def shown(pace: str, late: int = 0) -> list[int]:
        script = tmp_path / "run.mjs"
        script.write_text(RUN % (json.dumps(module.as_uri()), answers, answers, pace, late))
        return list(json.loads(subprocess.run(["node", script], check=True, capture_output=True, text=True).stdout))

    assert all(1200 <= time <= 4000 for late in (0, 200) for time in shown("normal", late))
    assert shown("instant") == [20 * answers] * 2  # as they come
    assert all(time >= 1500 * answers for time in shown("slow"))
