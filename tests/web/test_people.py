"""Accounts through the page: passwords and sessions."""
from __future__ import annotations

from collections.abc import Callable

from server.setting import unique_name
from web.scrutiny import check
from web.visitor import PHONE, Visitor


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
    home.page.get_by_label("Password until now").fill("ship ahoy!")
    home.page.get_by_label("New password").fill("another ship ahoy")
    home.page.get_by_role("button", name="Change the password").click()
    home.page.get_by_text("Saved.").wait_for()
    away.page.get_by_text("Du bist hier abgemeldet").wait_for()
    account(away, name, "another ship ahoy", "Anmelden")
    away.page.get_by_role("button", name="Überall sonst abmelden").click()
    away.page.get_by_text("Wo du angemeldet bist").wait_for(state="hidden")
    home.page.reload()
    home.page.get_by_role("button", name="Make an account").wait_for()
