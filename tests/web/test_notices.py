"""Notices through the page: the list on every page, push in a real browser with the page closed, ways, and no connection."""
from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kogge.server.storage.database import engine_of
from kogge.server.storage.rows import way
from patience import eventually
from server.setting import Person, Server, unique_name
from web.scrutiny import by_turns, check
from web.visitor import DESKTOP, PHONE, Berths, Visitor

READY = "() => navigator.serviceWorker.ready.then((worker) => worker.active.state)"
SHOWN = """() => navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
  .then((all) => all.map((each) => [each.title, each.body, each.data.link]))"""


@pytest.fixture(scope="module")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With mail that nobody takes: it is not sent here."""
    with Server(tmp_path_factory.mktemp("notices"), KOGGE_SMTP="smtp://127.0.0.1:9") as running:
        yield running


def waiting_table(visitor: Visitor) -> str:
    """A table of this visitor's, who then goes elsewhere, and whom somebody joins."""
    visitor.open("/new/nauticus")
    visitor.page.locator(".seat select").nth(1).select_option("open")
    visitor.page.locator(".seat select:first-of-type").nth(2).select_option("open")
    visitor.page.click("[data-start]")
    visitor.page.wait_for_url("**/table/*")
    return visitor.table


@by_turns(("lang", "viewport", "theme", "words"), [
    ("en", None, "light", ("Notices, 1 unread", "has joined", "All seen")),
    ("de", PHONE, "dark", ("Nachrichten, 1 ungelesen", "spielt mit", "Alles gesehen"))])(1)
def test_what_waits_is_counted_and_listed_on_every_page(
        visit: Callable[..., Visitor], server: Server, lang: str, viewport: Any, theme: str, words: tuple[str, str, str]) -> None:
    ann = visit(**({"viewport": viewport} if viewport else {}), lang=lang, theme=theme)
    table = waiting_table(ann)
    ann.open("/settings")
    ann.page.get_by_text("Befehlszeile" if lang == "de" else "command line").wait_for()  # every key there is
    eventually(lambda: Person(server).get(f"/api/tables/{table}").json()["seats"][0]["present"] is False)
    Person(server, name=unique_name()).join(table)
    ann.page.reload()
    ann.page.get_by_label(words[0]).click()
    ann.page.get_by_text(words[1]).wait_for()
    assert ann.page.title() == "(1) Kogge"
    check(ann, "notices")
    ann.page.get_by_role("button", name=words[2]).click()
    ann.page.wait_for_function("() => document.title === 'Kogge'")


@pytest.fixture
def ann(launch: Callable[[bool], Any], server: Server) -> Iterator[Visitor]:
    """At a whole browser: its shell shows no notices."""
    browser = launch(True)
    visitor = Visitor(Berths(browser, whole=True), server.base)
    yield visitor
    visitor.leave()
    browser.close()


def test_a_push_message_is_shown_with_the_page_elsewhere(ann: Visitor) -> None:
    ann.context.grant_permissions(["notifications"])
    ann.open("/about")
    eventually(lambda: ann.page.evaluate(READY) == "activated")
    chrome = ann.context.new_cdp_session(ann.page)
    found: list[str] = []  # the browser knows other servers' workers too
    chrome.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(
        each["registrationId"] for each in event["registrations"]
        if each["scopeURL"].startswith(ann.base) and not each["isDeleted"]))
    chrome.send("ServiceWorker.enable")
    eventually(lambda: bool(found) or ann.page.wait_for_timeout(50))
    message = json.dumps({"id": "n1", "title": "Nauticus: it is your turn", "body": "Ole waits.", "link": "/table/abc"})
    for _ in range(2):  # the second time it takes the place of the first
        chrome.send("ServiceWorker.deliverPushMessage", {
            "origin": ann.base, "registrationId": found[-1], "data": message})
    eventually(lambda: ann.page.evaluate(SHOWN) == [["Nauticus: it is your turn", "Ole waits.", "/table/abc"]])


def test_without_a_connection_the_page_says_so(visit: Callable[..., Visitor]) -> None:
    ann = visit(viewport=PHONE, own=True)
    ann.expected = ["ERR_INTERNET_DISCONNECTED", "Failed to load"]
    ann.open("/about")
    eventually(lambda: ann.page.evaluate(READY) == "activated")
    ann.page.reload()
    ann.context.set_offline(True)
    ann.open("/")
    ann.page.get_by_role("heading", name="No connection").wait_for()
    ann.page.get_by_role("heading", name="Keine Verbindung").wait_for()
    ann.context.set_offline(False)


def test_the_page_can_be_installed(visit: Callable[..., Visitor]) -> None:
    ann = visit(own=True)
    ann.open("/about")
    chrome = ann.context.new_cdp_session(ann.page)
    manifest = chrome.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert json.loads(manifest["data"])["name"] == "Kogge"
    trouble = {each["errorId"] for each in chrome.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert trouble <= {"in-incognito"}


# A page that nobody looks at, and what it asks of the system.
ELSEWHERE = """
  Object.defineProperty(document, 'hidden', {get: () => true});
  window.rung = 0;
  window.AudioContext = class { state = 'suspended'; resume() { window.rung += 1; return Promise.resolve(); } };
  navigator.setAppBadge = (count) => { window.badge = count; return Promise.resolve(); };
  navigator.clearAppBadge = () => { window.badge = 0; return Promise.resolve(); };
  const taste = JSON.parse(localStorage.getItem('kogge-settings') ?? '{}');
  localStorage.setItem('kogge-settings', JSON.stringify({...taste, sound: true}));
"""


def test_a_bell_rings_and_the_app_has_a_badge(visit: Callable[..., Visitor], server: Server) -> None:
    ann, host = visit(own=True), Person(server, name=unique_name())
    ann.at_first(ELSEWHERE)
    table = ann.somebody().table("me", "open", "open")
    ann.open("/about")
    ann.page.wait_for_function("() => window.badge === 0")
    assert ann.page.evaluate("window.rung") == 0
    host.join(table)
    ann.page.evaluate("dispatchEvent(new Event('focus'))")  # sooner than it looks by itself
    ann.page.wait_for_function("() => window.badge === 1 && window.rung === 1 && document.title === '(1) Kogge'")


@by_turns(("lang", "viewport"), [("en", PHONE), ("de", DESKTOP)])(0)
def test_links_of_letters_are_followed_by_a_press(
        visit: Callable[..., Visitor], server: Server, lang: str, viewport: dict[str, int]) -> None:
    ann, stranger = visit(), visit(viewport=viewport, lang=lang)
    stranger.expected = ["404"]
    me = ann.somebody()
    added = me.post("/api/me/ways", {"kind": "mail", "address": "ann@example.org", "kinds": ["turn"]}).json()["way"]["id"]
    engine = engine_of(server.url)
    with engine.connect() as connection:
        row = connection.execute(sa.select(way).where(way.c.id == added)).one()
    engine.dispose()
    confirm, done, leave, left = (
        ("This address is mine", "Confirmed.", "Send me no more mails", "No more notices go to this address") if lang == "en" else
        ("Diese Adresse gehört mir", "Bestätigt.", "Schickt mir keine Mails mehr", "An diese Adresse gehen keine Nachrichten"))
    stranger.open(f"/confirm#{row.token}")
    stranger.page.get_by_role("button", name=confirm).wait_for()
    assert not me.get("/api/me/ways").json()["ways"][0]["confirmed"]  # whoever only looks, like a mail's guard, changes nothing
    stranger.page.get_by_role("button", name=confirm).click()
    stranger.page.get_by_text(done).wait_for()
    assert me.get("/api/me/ways").json()["ways"][0]["confirmed"]
    stranger.page.reload()
    stranger.page.get_by_role("button", name=confirm).click()
    stranger.page.get_by_role("alert").wait_for()  # it works once
    stranger.open(f"/unsubscribe#{row.secret}")
    stranger.page.get_by_role("button", name=leave).click()
    stranger.page.get_by_text(left).wait_for()
    check(stranger, "no more mails")
    assert me.get("/api/me/ways").json()["ways"][0]["kinds"] == []
    me.post("/api/me/ways", {"kind": "mail", "address": "ann.again@example.org", "kinds": ["turn"]})
    eventually(lambda: "due thing failed" in server.log())  # nobody takes mail here
    assert "@example.org" not in server.log()


def test_ways_are_chosen(visit: Callable[..., Visitor]) -> None:
    ann = visit(viewport=PHONE, theme="dark", lang="de")
    ann.expected = ["400"]
    waiting_table(ann)
    ann.open("/account")
    ann.page.get_by_label("Webhook (Discord").fill("https://example.org/hook")
    ann.page.locator("form", has_text="Webhook").get_by_role("button", name="Hinzufügen").click()
    ann.page.get_by_text("nur jetzt zu sehen").wait_for()
    ann.page.get_by_label("Mailadresse", exact=True).fill("ann@example.org")
    ann.page.locator("form", has_text="Mailadresse").get_by_role("button", name="Hinzufügen").click()
    ann.page.get_by_text("Noch nicht bestätigt").wait_for()
    ann.page.get_by_label("Partie beginnt").first.uncheck()
    eventually(lambda: "began" not in ann.api("/me/ways")["ways"][0]["kinds"])
    check(ann, "ways")
    ann.page.get_by_label("Webhook entfernen").click()
    eventually(lambda: len(ann.api("/me/ways")["ways"]) == 1)
