"""Tables: opened, found, joined, left, handed to bots and back, played again."""
from __future__ import annotations

from typing import get_args

import httpx

import kogge
from kogge.server.messages import Character
from patience import eventually
from server.setting import Live, Person, Server


def test_a_table_with_no_open_seat_starts_at_once(server: Server) -> None:
    me = Person(server, name="Hanna")
    table = me.get(f"/api/tables/{me.table('me', 'here', 'mate')}").json()
    assert table["status"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "person", "bot"]
    assert [seat["mine"] for seat in table["seats"]] == [True, True, False]
    assert table["host"]
    assert table["turn"] is not None


def test_two_bots_of_a_level_are_told_apart(server: Server) -> None:
    me = Person(server)
    seats = me.get(f"/api/tables/{me.table('me', 'mate', 'mate')}").json()["seats"]
    assert [seat["name"] for seat in seats[1:]] == ["Mate", "Mate 2"]


def test_every_bot_of_a_table_has_a_character_of_its_own(server: Server) -> None:
    me = Person(server)
    seats = me.get(f"/api/tables/{me.table('me', 'captain', 'captain', 'captain')}").json()["seats"]
    assert seats[0]["character"] is None
    assert len({seat["character"] for seat in seats[1:]} & set(get_args(Character))) == 3


def test_a_character_can_be_chosen_and_plays_again(server: Server) -> None:
    me = Person(server)
    bot = {"kind": "bot", "level": "deckhand", "character": "trader"}
    id = me.post("/api/tables", {"game": "nauticus", "seats": [{"kind": "me"}, bot, {"kind": "open"}]}).json()["id"]
    filled = me.http.put(f"/api/tables/{id}/seats/2", json={"kind": "bot", "level": "deckhand"}).json()["seats"]
    assert filled[1]["character"] == "trader" != filled[2]["character"] is not None
    me.post(f"/api/tables/{id}/abandon")
    again = me.post(f"/api/tables/{id}/rematch").json()["seats"]
    assert sorted(seat["character"] or "" for seat in again) == sorted(seat["character"] or "" for seat in filled)
    wrong = {"game": "nauticus", "seats": [{"kind": "me"}, {**bot, "character": "dreamer"}]}
    assert me.post("/api/tables", wrong).json()["code"] == "bad-request"


def test_the_engine_says_what_is_wrong_with_a_table(server: Server) -> None:
    me = Person(server)
    one = {"game": "nauticus", "seats": [{"kind": "me"}]}
    assert "2, 3 or 4 players" in me.post("/api/tables", one).json()["message"]
    two = {"game": "nauticus", "seats": [{"kind": "me"}, {"kind": "here"}]}
    assert me.post("/api/tables", {**two, "game": "chess"}).json()["code"] == "no-such-game"
    assert me.post("/api/tables", {**two, "options": {"sea": "rough"}}).json()["code"] == "bad-option"
    broken = kogge.game("nauticus").sheet.text.replace("provenance", "provenanze", 1)
    answer = me.post("/api/tables", {**two, "parts": broken}).json()
    assert answer["code"] == "bad-parts"
    assert "line" in answer["message"]
    assert me.post("/api/tables", {**two, "seats": [{"kind": "open"}] * 2}).json()["code"] == "bad-request"


def test_a_table_with_corrected_parts(server: Server) -> None:
    me = Person(server)
    corrected = kogge.game("nauticus").sheet.text.replace('name = "standard"', 'name = "mine"', 1)
    table = me.get(f"/api/tables/{me.table('me', 'here', parts=corrected)}").json()
    assert (table["parts"], table["custom_parts"]) == ("mine", True)


def test_seats_are_joined_by_link_until_none_is_open(server: Server) -> None:
    host, ann, bert = Person(server), Person(server, name="Ann"), Person(server)
    table = host.table("me", "open", "open", public=True)
    assert table in [t["id"] for t in httpx.get(server.base + "/api/tables/open").json()["tables"]]
    assert ann.join(table, seat=2, name="Anna").json()["seats"][2]["name"] == "Anna"
    assert bert.join(table, seat=2).json()["code"] == "seat-taken"
    assert bert.join(table, seat=7).json()["code"] == "no-such-seat"
    assert bert.join(table).json()["status"] == "playing"
    assert Person(server).join(table).json()["code"] == "not-waiting"
    assert table not in [t["id"] for t in httpx.get(server.base + "/api/tables/open").json()["tables"]]


def test_a_private_table_is_in_no_list_of_others(server: Server) -> None:
    table = Person(server).table("me", "open")
    stranger = Person(server)
    lists = stranger.get("/api/tables/open").json()["tables"] + stranger.get("/api/tables/mine").json()["tables"]
    assert table not in [t["id"] for t in lists]
    assert stranger.get(f"/api/tables/{table}").status_code == 200  # but whoever has the link finds it


def test_leaving_before_the_start_opens_the_seat_again(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.table("me", "open", "open")
    guest.join(table)
    assert guest.post(f"/api/tables/{table}/leave").json()["seats"][1]["kind"] == "open"


def test_leaving_later_leaves_a_bot(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.table("me", "open")
    guest.join(table)
    left = guest.post(f"/api/tables/{table}/leave").json()
    assert (left["seats"][1]["kind"], left["status"]) == ("bot", "playing")
    assert left["seats"][1]["mine"]  # and remains hers
    back = guest.http.put(f"/api/tables/{table}/seats/1", json={"kind": "person"}).json()
    assert (back["seats"][1]["kind"], back["seats"][1]["away"]) == ("person", False)


def test_a_table_without_anybody_else_waits_for_whoever_leaves_it(server: Server) -> None:
    me = Person(server)
    table = me.table("me", "deckhand")
    left = me.post(f"/api/tables/{table}/leave").json()
    assert (left["status"], left["alone"], left["seats"][0]["kind"]) == ("playing", True, "person")


def test_a_table_that_was_ended_for_all_can_go_on(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.table("me", "open")
    guest.join(table)
    turn = host.get(f"/api/tables/{table}").json()["turn"]
    assert host.post(f"/api/tables/{table}/resume").json()["code"] == "not-playing"
    host.post(f"/api/tables/{table}/abandon")
    assert guest.get(f"/api/tables/{table}").json()["resumable"] == 0
    assert guest.post(f"/api/tables/{table}/resume").json()["code"] == "not-playing"
    assert host.get(f"/api/tables/{table}").json()["resumable"] > 0
    resumed = host.post(f"/api/tables/{table}/resume").json()
    assert (resumed["status"], resumed["turn"], resumed["resumable"]) == ("playing", turn, 0)
    host.post(f"/api/tables/{table}/abandon")
    host.post(f"/api/tables/{table}/rematch")
    assert host.post(f"/api/tables/{table}/resume").json()["code"] == "not-playing"  # they play on elsewhere


def test_a_bot_sits_in_for_an_absent_person_and_gives_the_seat_back(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.table("me", "open", "open")
    guest.join(table)
    Person(server).join(table)
    seat = f"/api/tables/{table}/seats/1"
    with guest.live(table):
        assert host.http.put(seat, json={"kind": "bot"}).json()["code"] == "forbidden"  # she is there
    eventually(lambda: not host.get(f"/api/tables/{table}").json()["seats"][1]["present"])
    assert Person(server).http.put(seat, json={"kind": "bot"}).json()["code"] == "forbidden"  # a stranger
    taken = host.http.put(seat, json={"kind": "bot"}).json()["seats"][1]
    assert (taken["kind"], taken["away"]) == ("bot", True)
    assert host.http.put(seat, json={"kind": "person"}).json()["code"] == "forbidden"
    back = guest.http.put(seat, json={"kind": "person"}).json()["seats"][1]
    assert (back["kind"], back["away"]) == ("person", False)


def test_only_the_host_abandons(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.table("me", "open")
    guest.join(table)
    assert guest.post(f"/api/tables/{table}/abandon").json()["code"] == "forbidden"
    with guest.live(table) as live:
        assert host.post(f"/api/tables/{table}/abandon").json()["status"] == "abandoned"
        live.wait("people")
        assert guest.command(table, "answer", number=live.state["number"], action="done")["code"] == "not-playing"


def test_a_rematch_is_one_table_for_all(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.table("me", "open", "mate")
    guest.join(table)
    assert host.post(f"/api/tables/{table}/rematch").json()["code"] == "not-over"
    host.post(f"/api/tables/{table}/abandon")
    with guest.live(table) as live:
        first = host.post(f"/api/tables/{table}/rematch").json()
        assert live.wait("people")["table"]["rematch"] == first["id"]
    second = guest.post(f"/api/tables/{table}/rematch").json()
    assert first["id"] == second["id"] != table
    assert (first["status"], second["status"]) == ("waiting", "playing")  # who asks too says yes
    assert second["seats"][0]["mine"]  # who sat second sits first
    assert [s["name"] for s in second["seats"]][1:] == ["Mate", first["seats"][2]["name"]]


def test_spectators_and_presence(server: Server) -> None:
    host = Person(server)
    table = host.table("me", "open")
    with host.live(table) as mine, Live(server, table, token=None) as theirs:
        assert theirs.welcome["seats"] == []
        while (people := mine.wait("people")["table"])["spectators"] != 1:
            pass
        assert people["seats"][0]["present"]
    seat = host.get(f"/api/tables/{table}").json()["seats"][0]
    assert seat["mine"]


def test_a_record_comes_in_and_goes_out(server: Server) -> None:
    me = Person(server)
    table = me.table("me", "here")
    with me.live(table) as live:
        for _ in range(5):
            live.answer_first()
    text = me.get(f"/api/tables/{table}/record").text
    answer = me.post("/api/records", content=text.encode(), headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text
    copy = answer.json()
    assert copy["status"] == "playing"
    assert copy["length"] == len(kogge.Record.read(text).answers)
    assert me.get(f"/api/tables/{copy['id']}/record").text == text
    bad = text.replace("0: choose", "1: choose", 1)
    answer = me.post("/api/records", content=bad.encode(), headers={"Content-Type": "text/plain"})
    assert answer.json()["code"] == "bad-record"
    assert "line" in answer.json()["message"]
    german = me.post("/api/records?lang=de", content=bad.encode(), headers={"Content-Type": "text/plain"}).json()["message"]
    assert german.startswith("Zeile ")
    assert german.endswith(": an der Reihe ist 0")


def test_a_game_by_earlier_rules_is_played_on_by_them_and_again_by_ours(server: Server) -> None:
    me = Person(server)
    old = kogge.Journal(kogge.game("liguria").by_rules(1), 3)
    rng = kogge.Rng(5)
    while old.table.seat == kogge.LUCK:
        old.play(kogge.pick(old.table, rng))
    table = me.post("/api/records", content=old.record().write().encode(), headers={"Content-Type": "text/plain"}).json()["id"]
    me.http.put(f"/api/tables/{table}/seats/{old.table.seat}", json={"kind": "bot", "level": "deckhand"})
    eventually(lambda: me.get(f"/api/tables/{table}").json()["length"] > len(old.entries))
    assert kogge.Record.read(me.get(f"/api/tables/{table}/record").text).rules_version == 1
    me.post(f"/api/tables/{table}/abandon")
    again = me.post(f"/api/tables/{table}/rematch").json()["id"]
    assert kogge.Record.read(me.get(f"/api/tables/{again}/record").text).rules_version == 2


def test_a_running_game_against_bots_is_saved_whole_and_played_on(server: Server) -> None:
    me = Person(server)
    table = me.table("me", "here", game="die-werft")
    text = me.get(f"/api/tables/{table}/record").text
    assert "eyes" not in text
    assert "?" not in text
    me.http.put(f"/api/tables/{table}/seats/1", json={"kind": "bot", "level": "deckhand"})
    copy = me.post("/api/records", content=text.encode(), headers={"Content-Type": "text/plain"}).json()
    assert (copy["status"], copy["length"]) == ("playing", len(kogge.Record.read(text).answers))


def test_a_running_game_with_others_is_saved_for_looking(server: Server) -> None:
    me, other = Person(server), Person(server)
    table = me.table("me", "open", game="die-werft")
    other.join(table)
    text = me.get(f"/api/tables/{table}/record").text
    record = kogge.Record.read(text)
    assert record.eyes == (0,)
    assert "luck: deal ?" in record.answers
    spectator = kogge.Record.read(httpx.get(server.base + f"/api/tables/{table}/record").text)
    assert spectator.eyes == ()
    copy = me.post("/api/records", content=text.encode(), headers={"Content-Type": "text/plain"}).json()
    assert copy["status"] == "abandoned"
    assert [seat["mine"] for seat in copy["seats"]] == [True, False]
    path = f"/api/tables/{copy['id']}/at/{copy['length']}"
    seen, now = me.get(path).json(), me.get(f"/api/tables/{table}/at/{copy['length']}").json()
    assert seen["view"]["players"][0] == now["view"]["players"][0]
    assert seen["view"]["players"][1]["contracts"] == []  # imagined, and shown to nobody
    assert me.get(path, params={"seat": 1}).status_code == 404
    assert me.get(f"/api/tables/{copy['id']}/record").text.splitlines()[8:] == text.splitlines()[8:]


def test_the_catalogue_in_two_languages(server: Server) -> None:
    english = httpx.get(server.base + "/api/games").json()
    assert [game["name"] for game in english] == kogge.games()
    for name in kogge.games():
        about = httpx.get(server.base + f"/api/games/{name}", params={"lang": "de"}).json()
        assert about["sources"]
        assert all(source["provenance"] for source in about["sources"])
        rules = {lang: httpx.get(server.base + f"/api/games/{name}/rules", params={"lang": lang}).json() for lang in ("en", "de")}
        clauses = {lang: [c for chapter in book["chapters"] for c in chapter["clauses"]] for lang, book in rules.items()}
        assert len(clauses["en"]) == len(kogge.game(name).ledger.clauses)
        assert clauses["en"] != clauses["de"]
        assert httpx.get(server.base + f"/api/games/{name}/parts").text == kogge.game(name).sheet.text
