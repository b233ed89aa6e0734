"""A message that comes while the page is closed, from the tap that asks for it to the words of the system."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.push_service import Browser, PushService, push_service, text
from tests.web.desk import (
    ACTION,
    PATIENCE,
    TALL,
    Desk,
    answer,
    complaints,
    invitation,
    set_up,
    write_bet,
)
from tests.web.house import running_server
from tests.web.room import check_desk

SUBSCRIBE = """(() => {
  const made = %s;
  let known = null;
  PushManager.prototype.subscribe = async function (options) {
    window.asked = [...options.applicationServerKey];
    return known ??= {endpoint: made.endpoint, toJSON: () => made, unsubscribe: async () => ((known = null), true)};
  };
  PushManager.prototype.getSubscription = async () => known;
})()"""
"""A browser without a screen has no push service: this one gives out the address of ours."""

NOTES = "navigator.serviceWorker.ready.then((one) => one.getNotifications())"


def subscribing(service: PushService, browser: Browser) -> str:
    """The script that lets a page subscribe there."""
    keys = {"p256dh": text(browser.public), "auth": text(browser.auth)}
    return SUBSCRIBE % json.dumps({"endpoint": f"{service.origin}/guest", "keys": keys})


def play_until_told(page: Any, service: PushService, reader: Browser, call: str) -> Any:
    """One plays until the other is told this; that it has begun may have been told before, to a page that was slow."""
    deadline = time.monotonic() + PATIENCE / 1000
    while True:
        for said in (reader.read(message[2]) for message in service.messages):
            if said["call"] == call:
                return said
        assert time.monotonic() < deadline, "no message came"
        if not answer(page):
            page.wait_for_timeout(50)


def answer_in_time(page: Any) -> None:
    """Answer what is asked, however slowly the list comes to rest."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not answer(page):
        assert time.monotonic() < deadline, "nothing could be answered"
        page.wait_for_timeout(50)


def is_subscribed(response: Any) -> bool:
    """The answer to a subscription; the server's key is asked for at an address that ends alike."""
    return bool(response.request.method == "POST" and response.url.endswith("/push"))


def deliver(page: Any, base: str, message: str) -> None:
    """What a push service does with a message: hand it to the worker of the browser, again if that was asleep. A second
    one takes the place of the first.
    """
    line = page.context.new_cdp_session(page)
    found: list[str] = []
    line.on("ServiceWorker.workerRegistrationUpdated",
            lambda event: found.extend(one["registrationId"] for one in event["registrations"]))
    line.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    deadline = time.monotonic() + PATIENCE / 1000
    while page.evaluate(f"{NOTES}.then((all) => all.length)") != 1:
        assert time.monotonic() < deadline, "no notification was shown"
        line.send("ServiceWorker.deliverPushMessage", {"origin": base, "registrationId": found[0], "data": message})
        page.wait_for_timeout(1000)


@pytest.mark.long
def test_from_the_tap_to_the_message(whole_browser: object, tmp_path: Path) -> None:
    """A guest asks for it on a phone, closes the page, and is told in French that it is their turn; and no more once it
    is off.
    """
    reader = Browser()
    with push_service() as service, running_server(tmp_path, f"--push-services={service.origin}") as address:
        desk = Desk(whole_browser, address)
        host = desk.open("/new/evades/friends")
        set_up(host, seats={2: "friend"})
        host.wait_for_selector(".invite input")
        guest = desk.open("/", language="fr-FR", size=TALL, touch=True, worker=True,
                          scripts=[subscribing(service, reader)])
        guest.context.grant_permissions(["notifications"])
        guest.goto(f"{address}/#{invitation(host)}")
        guest.click("button[type=submit]")
        guest.get_by_role("button", name="Me prévenir quand c’est à moi").click()
        with guest.expect_response(is_subscribed) as told:
            guest.get_by_role("button", name="Me prévenir aussi quand la page est fermée").click()
        assert told.value.status == 200
        assert guest.evaluate("window.asked.length") == 65
        # Whoever is not there at the start does not show their share of the dice, and loses the seat.
        host.click(".seats .button.primary:not([disabled])")
        write_bet(guest)
        table = guest.url
        guest.goto(f"{address}/?home")
        write_bet(host)
        said = play_until_told(host, service, reader, "turn")
        assert said == {"table": table.split("/")[5], "game": "evades", "call": "turn", "language": "fr"}
        deliver(guest, address, json.dumps(said))
        shown = guest.evaluate(f"{NOTES}.then(([one]) => [one.title, one.body, one.tag, one.data.path])")
        assert shown == ["À vous de jouer · Les Évadés", "La table vous attend.", f"{said['table']}-turn",
                         f"/table/{said['table']}"]
        with guest.expect_response(is_subscribed):
            guest.goto(table)
        guest.wait_for_selector(ACTION)
        check_desk(guest)
        guest.click(".bar > details > summary")
        assert complaints(guest) == []
        with guest.expect_response("**/push/delete") as gone:
            guest.get_by_role("button", name="Ne plus me prévenir").click()
        assert gone.value.status == 200
        answer_in_time(guest)
        desk.close()
