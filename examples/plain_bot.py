#!/usr/bin/env python3
"""A whole bot without our package (docs/bots.md): gauntlet arena random cmd:examples/plain_bot.py --games 100"""

import json
import sys


def worth(decision, state):
    """Recruits whenever it can, the highest level first; else takes many stones, of which there are most."""
    word, *rest = decision.split()
    if word == "recruit":
        levels = [level for level, row in enumerate(state["market"], start=1) if rest[0] in row]
        return 100 + (levels[0] if levels else 4)  # a card from the own hand was reserved for a reason
    if word == "take":
        return 10 + len(set(rest)) + max(state["bank"][stone] for stone in rest) / 10
    return {"claim": 50, "location": 50, "pay": 50, "gain": 20, "reserve": 5, "return": 1}.get(word, 0)


view = {}
for line in sys.stdin:
    message = json.loads(line)
    if message["verb"] == "hello":
        print(json.dumps({"verb": "hello", "protocol": "gauntlet-bot/1", "name": "plain"}), flush=True)
    elif message["verb"] == "view":
        view = message["view"]
    elif message["verb"] == "go":
        best = max(view["legal"], key=lambda decision: worth(decision, view["state"]))
        print(json.dumps({"verb": "decision", "decision": best}), flush=True)
    elif message["verb"] == "quit":
        break
