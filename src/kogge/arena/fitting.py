"""Fits the network of schooled bots to games (`school.py`). Needs NumPy and PyTorch."""
from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import nn
from torch.nn import functional

import kogge
from kogge.arena.school import Played, base

FIRST: Final = 62
SECOND: Final = 48
"""How wide the two layers are; with the hopes beside it, the first fills whole registers."""
EPOCHS: Final = 10
BATCH: Final = 4096
RATE: Final = 0.004
LATER: Final = 6
"""Who learns on from a net goes at a sixth of that rate, and half as often over all games."""
FORGETS: Final = 0.15
"""The part of all numbers that is left out at each step, so that no game is learned by heart."""
DECAY: Final = 0.1
JUDGED: Final = 12
"""One game in so many is not fitted."""
HAND: Final = 20.0
"""The net begins as somebody who believes the judge: so many points ahead are a hope of tanh 1."""
TEN: Final = 10.0
"""What the judge thinks is told in tens of points."""


class Examples:
    """All positions as arrays."""

    def __init__(self, games: list[Played], players: int, margin: float, aloof: bool) -> None:
        all_of = [(number, position) for number, game in enumerate(games) for position in game.positions]
        self.game = np.array([number for number, _ in all_of])
        self.rows = np.frombuffer(b"".join(position.row for _, position in all_of), "<i2").reshape(len(all_of), -1)
        order = (np.array([position.seat for _, position in all_of])[:, None] + np.arange(players)) % players
        worths = np.take_along_axis(np.array([position.worths for _, position in all_of]), order, 1)
        self.ahead = ((worths[:, :1] - worths) / TEN).astype(np.float32)
        totals = np.array([game.totals for game in games], np.float32)
        self.usual = float(totals.mean()) if aloof else 0.0
        """Points to compare with where nobody minds the others."""
        best = np.stack([np.delete(totals, seat, 1).max(1) for seat in range(players)], 1) if not aloof else self.usual
        own = totals + np.array([game.liked for game in games], np.float32)
        self.hopes = np.take_along_axis(np.tanh((own - best) / margin)[self.game], order, 1).astype(np.float32)
        most = max(1, *(len(position.looks) for _, position in all_of))
        self.answers = np.zeros((len(all_of), most), np.int64)
        self.looks = np.zeros((len(all_of), most), np.float32)
        self.legal = np.zeros((len(all_of), most), bool)
        for at, (_, position) in enumerate(all_of):
            for n, (action, visits) in enumerate(position.looks):
                self.answers[at, n], self.looks[at, n], self.legal[at, n] = action, visits, True
        self.looks /= np.maximum(1.0, self.looks.sum(1, keepdims=True))


class Layers(nn.Module):  # type: ignore[misc]
    def __init__(self, inputs: int, players: int, actions: int, scale: Any, usual: float) -> None:
        super().__init__()
        self.register_buffer("scale", scale)
        self.one, self.short = nn.Linear(inputs + players, FIRST), nn.Linear(inputs + players, players)
        self.two, self.hope = nn.Linear(FIRST, SECOND), nn.Linear(SECOND, players, bias=False)
        self.look, self.bias = nn.Embedding(actions, SECOND), nn.Embedding(actions, 1)
        nn.init.normal_(self.look.weight, std=0.1)
        nn.init.normal_(self.one.weight, std=0.06)
        for layer in (self.bias, self.short, self.hope):
            nn.init.zeros_(layer.weight)
        nn.init.constant_(self.short.bias, -usual / HAND)
        with torch.no_grad():
            for n in range(1, players):
                self.short.weight[0, inputs + n] = TEN / HAND / (players - 1)
                self.short.weight[n, inputs + n] = -TEN / HAND

    def remember(self, file: Path, margin: float) -> None:
        """Begin with what a net of the same shape has learned, its hopes told by this margin."""
        said, _, numbers = file.read_bytes().partition(b"\n")
        raw, at, wider = np.frombuffer(numbers, "<f2").astype(np.float32), 0, json.loads(said)["margin"] / margin

        def part(*shape: int) -> Any:
            nonlocal at
            at += math.prod(shape)
            return torch.from_numpy(raw[at - math.prod(shape):at].reshape(shape).copy())

        inputs, wide = self.one.weight.shape[1], FIRST + len(self.short.weight)
        with torch.no_grad():
            seen, bias = part(inputs, wide), part(wide)
            seen[: len(self.scale)] *= self.scale.cpu()[:, None]
            seen[len(self.scale):] *= TEN
            for layer, mine in ((self.one, slice(0, FIRST)), (self.short, slice(FIRST, wide))):
                layer.weight.copy_(seen.T[mine])
                layer.bias.copy_(bias[mine])
            self.two.weight.copy_(part(FIRST, SECOND).T)
            self.two.bias.copy_(part(SECOND))
            self.hope.weight.copy_(part(SECOND, len(self.short.weight)).T)
            self.look.weight.copy_(part(*self.look.weight.shape))
            self.bias.weight.copy_(part(*self.bias.weight.shape))
            for hopes in (self.short.weight, self.short.bias, self.hope.weight):
                hopes *= wider

    def forward(self, rows: Any, ahead: Any) -> tuple[Any, Any]:
        seen = torch.cat([rows.float() / self.scale, ahead], 1)
        one = functional.relu(self.one(functional.dropout(seen, FORGETS, self.training)))
        two = functional.relu(self.two(functional.dropout(one, FORGETS, self.training)))
        return torch.tanh(self.hope(two) + self.short(seen)), two

    def looks(self, two: Any, answers: Any) -> Any:
        return (self.look(answers) * two[:, None]).sum(-1) + self.bias(answers).squeeze(-1)

    def numbers(self) -> Any:
        """As `net.py` keeps them, with the scale in the weights."""
        first = torch.cat([self.one.weight, self.short.weight]).T.clone()
        first[: len(self.scale)] /= self.scale[:, None]
        first[len(self.scale):] /= TEN
        parts = [
            first, torch.cat([self.one.bias, self.short.bias]), self.two.weight.T, self.two.bias, self.hope.weight.T,
            self.look.weight, self.bias.weight]
        return torch.cat([part.detach().flatten().cpu() for part in parts]).numpy()


def fit(
    game: str, players: int, games: list[Played], margin: float, before: Path | None = None,
) -> tuple[dict[str, float], Any, str]:
    """What a net's file says of itself, its numbers, and what came of it; with a net that was there before it learns on."""
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    found, actions = Examples(games, players, margin, base(game).aloof), len(kogge.game(game).catalogue)
    scale = np.maximum(1.0, found.rows.astype(np.float32).std(0))
    layers: Any = Layers(found.rows.shape[1], players, actions, torch.from_numpy(scale), found.usual).to(device)
    rate, epochs = RATE, EPOCHS
    if before is not None:
        layers.remember(before, margin)
        rate, epochs = RATE / LATER, EPOCHS // 2
    rows, ahead, hopes, answers, looks, legal = (
        torch.from_numpy(part.copy()).to(device)
        for part in (found.rows, found.ahead, found.hopes, found.answers, found.looks, found.legal))
    fitted = torch.from_numpy(np.flatnonzero(found.game % JUDGED)).to(device)
    judged = torch.from_numpy(np.flatnonzero(found.game % JUDGED == 0)).to(device)

    def missed(at: Any) -> tuple[Any, Any]:
        """How far off the hopes are, and the looks where a long search looked."""
        hoped, two = layers(rows[at], ahead[at])
        some = legal[at].any(1)
        told = layers.looks(two[some], answers[at][some]).masked_fill(~legal[at][some], -1e9)
        return functional.mse_loss(hoped, hopes[at]), -(looks[at][some] * functional.log_softmax(told, 1)).sum(1).mean()

    seen = [layers.one.weight, layers.short.weight]
    rest = [value for name, value in layers.named_parameters() if name not in ("one.weight", "short.weight")]
    steps = torch.optim.AdamW([{"params": seen, "weight_decay": DECAY}, {"params": rest, "weight_decay": 0.001}], lr=rate)
    batch = min(BATCH, len(fitted))
    pace = torch.optim.lr_scheduler.OneCycleLR(steps, rate, epochs * (len(fitted) // batch) + 1, pct_start=0.1)
    lines = [f"{len(games)} games, {len(found.game)} positions; of those not fitted:"]
    for epoch in range(epochs):
        layers.train()
        order = fitted[torch.randperm(len(fitted), device=device)]
        for at in range(0, len(order) - batch + 1, batch):
            far, elsewhere = missed(order[at:at + batch])
            steps.zero_grad()
            (far + elsewhere).backward()
            nn.utils.clip_grad_norm_(layers.parameters(), 5.0)
            steps.step()
            pace.step()
        layers.eval()
        with torch.no_grad():
            far, elsewhere = missed(judged)
        lines.append(f"round {epoch + 1}: hopes missed by {float(far):.4f} (squared), looks by {float(elsewhere):.3f}")
    said = {
        "inputs": found.rows.shape[1], "first": FIRST, "second": SECOND, "seats": players, "actions": actions, "margin": margin,
        "games": len(games), "rows": len(found.game)}
    return said, layers.numbers(), "\n".join(lines)
