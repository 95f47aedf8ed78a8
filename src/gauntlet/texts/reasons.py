"""Reasons in words: the facts of reviews and hints (gauntlet.review) as one or two sentences.

For clients in other languages: the message of a reason is `reason-KIND`, and its other keys are the arguments of the
message.

| key | argument | value |
|---|---|---|
| `seat` | `$who` | the player's name |
| `card`, `location` | `$card`, `$location` | message `card-ID`, `location-ID` |
| `stone` | `$stone` | message `kind-STONE` |
| `best`, `plan` | `$best`, `$plan` | the decision as a phrase: message `doing-VERB` (see `moves.decision_phrase`) |
| `gain` | `$gain` | a list (`list-comma`, `list-and`): `points`, `gain-avengers`, `gain-location` for each, `gain-time`, `gain-first` |
| `worth` | `$worth` | `worth-ENDS` if it has `ends`, else `worth-gain` with the same list, else nothing |
| `did`, `nearly` | the same | `yes` or `no` |
| numbers, `ending` | the same | themselves |

A sentence that begins with `$best` gets a capital letter. `then` is another reason: its sentence follows.
"""  # noqa: E501 - a table

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gauntlet.rules.decision import Decision
from gauntlet.texts.loader import Texts
from gauntlet.texts.moves import decision_phrase

Reason = Mapping[str, Any]
"""One reason; which keys it has depends on "kind"."""


def reason_text(texts: Texts, reason: Reason, names: Sequence[str]) -> str:
    """The reason as a sentence, and those that follow from it."""
    args = {name: text for key, value in reason.items() for name, text in _argument(texts, key, value, names).items()}
    sentence = texts.text(f"reason-{reason['kind']}", **args)
    if "best" in reason and sentence.startswith(str(args["best"])):
        sentence = sentence[:1].upper() + sentence[1:]
    return f"{sentence} {reason_text(texts, reason['then'], names)}" if "then" in reason else sentence


def gain_text(texts: Texts, gain: Mapping[str, Any]) -> str:
    """'3 points, the Avengers Assemble tile and the Time token'; empty where there is nothing to name."""
    parts = [texts.text("points", count=gain["points"])] if gain.get("points") else []
    parts += [texts.text("gain-avengers")] if gain.get("avengers") else []
    parts += [
        texts.text("gain-location", location=texts.text(f"location-{location}"))
        for location in gain.get("locations", ())
    ]
    parts += [texts.text("gain-time")] if gain.get("time") else []
    parts += [texts.text("gain-first", stone=texts.text(f"kind-{gain['first']}"))] if gain.get("first") else []
    return texts.listed(parts)


def _argument(texts: Texts, key: str, value: Any, names: Sequence[str]) -> dict[str, str | int]:
    match key:
        case "kind" | "then":
            return {}
        case "seat":
            return {"who": names[value]}
        case "card" | "location":
            return {key: texts.text(f"{key}-{value}")}
        case "stone":
            return {key: texts.text(f"kind-{value}")}
        case "best" | "plan":
            return {key: decision_phrase(texts, Decision.parse(value))}
        case "gain":
            return {key: gain_text(texts, value)}
        case "worth":
            return {key: _worth(texts, value)}
        case "did" | "nearly":
            return {key: "yes" if value else "no"}
        case _:
            return {key: value}


def _worth(texts: Texts, gain: Mapping[str, Any]) -> str:
    if "ends" in gain:
        return texts.text(f"worth-{gain['ends']}")
    brings = gain_text(texts, gain)
    return texts.text("worth-gain", gain=brings) if brings else ""
