"""Reasons in words: what reviews and hints know as facts (gauntlet.review), as one or two sentences.

How any client does it, with the same messages: the message of a reason is always `reason-KIND`, and each of its other
keys fills the gap of the same meaning.

| key | gap | filled with |
|---|---|---|
| `seat` | `$who` | the player's name |
| `card`, `location` | `$card`, `$location` | message `card-ID`, `location-ID` |
| `stone` | `$stone` | message `kind-STONE` |
| `best`, `plan` | `$best`, `$plan` | the decision as a phrase: message `doing-VERB` (see `decisions.doing`) |
| `gain` | `$gain` | a list (`list-comma`, `list-and`): `points`, `gain-avengers`, `gain-location` for each, `gain-time`, `gain-first` |
| `worth` | `$worth` | `worth-ENDS` if it has `ends`, else `worth-gain` with the same list, else nothing |
| `did`, `nearly` | the same | `yes` or `no` |
| numbers, `ending` | the same | themselves |

A sentence that begins with `$best` gets a capital letter. `then` is another reason: its sentence follows.
"""  # noqa: E501 - a table

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gauntlet.texts.decisions import doing
from gauntlet.texts.loader import Texts

Reason = Mapping[str, Any]
"""One reason; which keys it has depends on "kind"."""


def reason_text(texts: Texts, reason: Reason, names: Sequence[str]) -> str:
    """The reason as a sentence, and those that follow from it."""
    gaps = {gap: text for key, value in reason.items() for gap, text in _gap(texts, key, value, names).items()}
    told = texts.text(f"reason-{reason['kind']}", **gaps)
    if "best" in reason and told.startswith(str(gaps["best"])):
        told = told[:1].upper() + told[1:]
    return f"{told} {reason_text(texts, reason['then'], names)}" if "then" in reason else told


def gain_text(texts: Texts, gain: Mapping[str, Any]) -> str:
    """'3 points, the Avengers Assemble tile and the Time token'; nothing where it brings nothing to name."""
    parts = [texts.text("points", count=gain["points"])] if gain.get("points") else []
    parts += [texts.text("gain-avengers")] if gain.get("avengers") else []
    parts += [
        texts.text("gain-location", location=texts.text(f"location-{place}")) for place in gain.get("locations", ())
    ]
    parts += [texts.text("gain-time")] if gain.get("time") else []
    parts += [texts.text("gain-first", stone=texts.text(f"kind-{gain['first']}"))] if gain.get("first") else []
    return texts.listed(parts)


def _gap(texts: Texts, key: str, value: Any, names: Sequence[str]) -> dict[str, str | int]:
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
            return {key: doing(texts, value)}
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
    told = gain_text(texts, gain)
    return texts.text("worth-gain", gain=told) if told else ""
