"""Accounts through the page: passwords and sessions."""
from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

from server.setting import Server, unique_name
from web.scrutiny import check
from web.visitor import PHONE, Visitor

RENAME = "body => fetch('/api/me', {method: 'PATCH', headers: {'Content-Type': 'application/json'}, body})"


def account(visitor: Visitor, name: str, password: str, button: str) -> None:
    visitor.open("/account")
    visitor.page.fill("form input[type=text]", name)
    visitor.page.fill("form input[type=password]", password)
    visitor.page.get_by_role("button", name=button, exact=True).click()


def test_a_password_is_changed_and_other_devices_are_signed_out(visit: Callable[..., Visitor]) -> None:
    name = unique_name()
    home, away = visit(), visit(viewport=PHONE, theme="dark", lang="de")
    home.expected = away.expected = ["400", "401"]
    account(home, name, "password1", "Make an account")
    home.page.get_by_role("alert").get_by_text("among the first that anybody would try").wait_for()
    account(home, name, "ship ahoy!", "Make an account")
    home.page.get_by_text("Your account keeps your name").wait_for()
    account(away, name, "ship ahoy!", "Anmelden")
    away.page.get_by_text("Wo du angemeldet bist").wait_for()
    check(away, "sessions")
    home.start("nauticus")
    away.open(f"/table/{home.table}")
    away.page.wait_for_selector("main.table")
    home.open("/account")
    home.page.get_by_text("this device").wait_for()
    check(home, "sessions")
    home.page.get_by_label("Current password").fill("ship ahoy!")
    home.page.get_by_label("New password").fill("another ship ahoy")
    home.page.get_by_role("button", name="Change the password").click()
    home.page.get_by_text("Saved.").wait_for()
    away.page.get_by_text("Du bist hier abgemeldet").wait_for()
    account(away, name, "another ship ahoy", "Anmelden")
    away.page.get_by_role("button", name="Überall sonst abmelden").click()
    away.page.get_by_role("button", name="Überall sonst abmelden").wait_for(state="hidden")
    away.page.get_by_text("dieses Gerät").wait_for()
    home.page.reload()
    home.page.get_by_role("button", name="Make an account").wait_for()


def post(visitor: Visitor, path: str) -> Any:
    return visitor.page.evaluate("path => fetch(path, {method: 'POST'}).then((answer) => answer.json())", "/api" + path)


def test_a_host_sends_away_and_a_rematch_asks(visit: Callable[..., Visitor]) -> None:
    host, guest, unwanted = visit(), visit(viewport=PHONE, theme="dark", lang="de"), visit()
    unwanted.expected = ["403"]
    host.start("nauticus")
    table = host.page.evaluate("""() => fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({game: 'nauticus', seats: [{kind: 'me'}, {kind: 'open'}, {kind: 'open'}]})})
        .then((answer) => answer.json())""")["id"]
    for visitor in (host, guest, unwanted):
        visitor.open(f"/table/{table}")
    unwanted.page.get_by_role("button", name="Sit down").first.click()
    host.page.get_by_role("button", name="Send away").click()
    unwanted.page.get_by_role("button", name="Sit down").first.click()
    unwanted.page.get_by_text("The host has sent you away").wait_for()
    check(host, "waiting")
    guest.page.get_by_role("button", name="Dazusetzen").first.click()
    host.page.get_by_role("button", name="Send away").wait_for()
    host.page.get_by_role("button", name="Fill with a bot").click()
    host.page.wait_for_selector("main.table")
    host.page.get_by_label("Menu").click()
    host.page.get_by_role("button", name="People at this table").click()
    host.page.get_by_label("A bot plays for me when I am away:").select_option("admiral")
    check(host, "people at the table")
    host.page.keyboard.press("Escape")
    host.page.get_by_label("People at this table").wait_for(state="hidden")
    guest.page.wait_for_selector("main.table")
    guest.page.get_by_label("Menü").click()
    guest.page.get_by_role("button", name="Leute an diesem Tisch").click()
    check(guest, "people at the table")
    post(host, f"/tables/{table}/abandon")
    again = post(host, f"/tables/{table}/rematch")["id"]
    guest.open("/")
    guest.page.get_by_text("lädt dich ein").wait_for()
    [told] = [each for each in guest.api("/me/notices")["notices"] if each["kind"] == "invited"]
    assert guest.api("/me")["name"] not in told["names"]
    guest.page.locator("nav summary b").wait_for()
    guest.open(f"/table/{again}")
    guest.page.get_by_text("Du bist zu diesem Spiel eingeladen").wait_for()
    guest.page.locator("header summary b").wait_for(state="detached")  # what waited here is seen
    check(guest, "asked")
    guest.page.get_by_role("button", name="Dazusetzen").click()
    guest.page.wait_for_selector("main.table")


def test_a_report_and_a_new_password_by_a_link(visit: Callable[..., Visitor], server: Server) -> None:
    name = unique_name()
    me, other = visit(lang="de", viewport=PHONE), visit()
    me.expected = ["404"]
    other.expected = ["401"]  # what the page asks now and then may be asked in the session that a new password ends
    account(other, name, "ship ahoy!", "Make an account")
    other.page.get_by_text("Your account keeps your name").wait_for()
    other.open("/")
    table = other.page.evaluate("""() => fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({game: 'nauticus', seats: [{kind: 'me'}, {kind: 'open'}]})})
        .then((answer) => answer.json())""")["id"]
    me.open(f"/table/{table}")
    me.page.get_by_role("button", name="Dazusetzen").click()
    me.page.wait_for_selector("main.table")
    me.page.get_by_label("Menü").click()
    me.page.get_by_role("button", name="Leute an diesem Tisch").click()
    me.page.get_by_role("button", name=f"{name} melden").click()
    me.page.get_by_label("Spielt nicht weiter").check()
    me.page.get_by_label("In deinen Worten").fill("seit einer Stunde")
    check(me, "report")
    me.page.get_by_role("button", name="Melden", exact=True).last.click()
    me.page.get_by_text("Danke, es ist gemeldet.").wait_for()
    told = subprocess.run(
        [sys.executable, "-m", "kogge.cli", "admin", "reset", name, "--data", str(server.data), "--address", server.base],
        capture_output=True, text=True, check=True, env=server.environ)
    link = told.stdout.splitlines()[-1]
    other.page.goto(link)
    check(other, "new password")
    other.page.get_by_label("New password").fill("another ship ahoy")
    other.page.get_by_role("button", name="Set a new password").click()
    other.page.get_by_text("Your account keeps your name").wait_for()
    me.page.goto(link)
    me.page.get_by_label("Neues Passwort").fill("another ship ahoy")
    me.page.get_by_role("button", name="Neues Passwort setzen").click()
    me.page.get_by_role("alert").get_by_text("Dieser Link ist schon benutzt").wait_for()


def test_a_name_from_right_to_left_turns_nothing_round(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.start("nauticus")
    visitor.page.evaluate(RENAME, '{"name": "שלום"}')
    visitor.page.reload()
    visitor.page.wait_for_selector("main.table")
    assert "\u2068שלום\u2069" in str(visitor.page.text_content("body"))
