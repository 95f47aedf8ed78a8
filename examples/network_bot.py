"""A bot that plays at a server's table over the net. It needs the package `websockets`, and nothing of ours.

    python examples/network_bot.py http://127.0.0.1:8000 TABLE TOKEN

TABLE is the last part of the table's address, TOKEN one that its owner made on the page "My games". It sits down on a
free seat and plays: the card that is worth most, else three stones.
"""

import asyncio
import hashlib
import itertools
import json
import secrets
import sys

from websockets.asyncio.client import connect


def choose(board):
    """The choice that leaves the most points; among those, cards before stones, and stones before the rest."""
    order = ("recruit", "take", "location", "claim", "pay")
    first = {verb: rank for rank, verb in enumerate(reversed(order))}
    best = max(board["choices"], key=lambda choice: (choice["points"], first.get(choice["decision"].split()[0], -1)))
    return best["decision"]


async def main(server, table, token):
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    run = secrets.token_hex(4)  # the server takes an id that it knows for the same message again, also after a restart
    ids = (f"{run}-{n}" for n in itertools.count())
    share = secrets.token_hex(32)  # our part in the draw of the deal: nobody can choose it then, not even the host
    last = 0
    async for socket in connect(address, additional_headers={"Authorization": f"Bearer {token}"}):  # reconnects
        await socket.send(json.dumps({"type": "hello", "last": last}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                print("refused:", message["code"], message["text"], file=sys.stderr)
            if message["type"] not in ("welcome", "update"):
                continue
            screen, board = message["screen"], message["screen"]["board"]
            last = screen["number"]
            if screen["status"] == "over":
                print("over:", screen["outcome"])
                return
            if screen["status"] == "waiting" and not screen["you"]:
                await socket.send(json.dumps({"type": "sit", "id": next(ids), "entropy": True}))
            draw = screen["draw"]
            if draw and set(draw["awaited"]) & set(screen["you"]):
                commitment = hashlib.sha256(share.encode()).hexdigest()
                answer = {"commitment": commitment} if draw["phase"] == "commit" else {"entropy": share}
                await socket.send(json.dumps({"type": draw["phase"], "id": next(ids), **answer}))
            if board and board["choices"]:
                answer = {"id": next(ids), "question": screen["question"], "decision": choose(board)}
                await socket.send(json.dumps({"type": "decide", **answer}))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:4]))
