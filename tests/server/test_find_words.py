"""EL-34 over the wire: nobody is sent the words a Bag spells, and a typed word is its action."""

from pathlib import Path
from typing import Any

from escapade.server.tables.views import choices
from escapade.server.wire.encoding import encode
from tests.games.elba.positions import elba, scene
from tests.server.harness import Player, in_loop, running

TOWER: dict[str, Any] = {"at": {"p0": "west_tower"}, "bags": ["elbaroom"]}


def listed(**options: object) -> bytes:
    """The list of p0, who could escape or jump, as it is sent."""
    match = scene(options=options, **TOWER)
    return b"".join(encode(choice) for choice in choices(match.game, match.state, 0))


def test_EL_34_a_list_has_numbers_and_kinds_of_what_is_to_be_found() -> None:
    """EL-34: as many choices as without the option, so that programs miss none; no room and no word among them."""
    match = scene(options={"find_words": True}, **TOWER)
    sent = choices(match.game, match.state, 0)
    assert [choice.action for choice in sent] == match.game.legal(match.state, 0)
    assert {choice.kind for choice in sent if choice.unnamed} == {"jump", "escape"}
    assert all(choice.words == choice.kind and choice.fields == {} for choice in sent if choice.unnamed)
    assert b"apple_room" in listed()
    assert b"unnamed" not in listed(), "nothing more is sent where nothing is to be found"
    assert b"apple_room" not in listed(find_words=True)


async def into_the_bag(player: Player) -> None:
    """A turn until the Bag is cleaned: draw, do nothing, put every letter into it."""
    while player.position["view"]["question"]["key"] != "clean":
        legal = {choice["words"]: choice["action"] for choice in player.position["legal"]}
        letters = [words for words in legal if words.startswith("put")]
        seq = player.position["seq"]
        await player.act(next(legal[words] for words in [*letters, "draw", "stop", "end", "done"] if words in legal))
        while player.position["seq"] <= seq:
            await player.receive()


@in_loop
async def test_EL_34_a_word_that_is_typed(db: Path) -> None:
    """EL-34: what the Bag does not spell is refused; any word that it spells is kept, whichever spelling was sent."""
    lexicon = elba().tables.vocabulary.lexicon
    async with running(db) as live:
        _, players = await live.seats(3, game="elba", options={"find_words": True})
        await players[0].send("start")
        for player in players:
            await player.until(lambda message: message["type"] == "update")
        word = ""
        while not word:
            player = next(one for one in players if one.position["legal"])
            await into_the_bag(player)
            bag = player.position["view"]["players"][player.seat]["bag"]
            word = next((words[-1] for words in lexicon.spellings if all(words[0].count(letter) <= bag.count(letter)
                                                                         for letter in words[0])), "")
            assert player.position["finding"] is True
            await player.send("ping")  # what the last card changed has arrived by then
            asked = player.position["asked"]
            assert (await player.send("find", asked=asked, words="zebra"))["code"] == "refused.not_found"
            assert (await player.send("find", asked=asked - 1, words="zebra"))["code"] == "refused.stale"
            if not word:
                await player.act()
        assert not any("word" in choice["fields"] for choice in player.position["legal"])
        assert (await player.send("find", asked=asked, words=word))["type"] == "ack"
        told = await player.until(lambda message: message["type"] == "update" and message["events"])
        assert told["events"][0]["fields"]["word"] == lexicon.names[lexicon.number[word]]
