"""Reinforcement-learning environments: the batch, and the same game for Gymnasium, PettingZoo and OpenSpiel.

    from gauntlet.envs.batch import Batch                       thousands of games at once
    gymnasium.make("gauntlet/SplendorMarvel-v1", …)             one seat learns, bots play the others
    gymnasium.make_vec("gauntlet/SplendorMarvelSelfPlay-v1", …) the batch as a VectorEnv
    from gauntlet.envs.pettingzoo import env                    every seat is an agent
    import gauntlet.envs.openspiel                              pyspiel.load_game("gauntlet_splendor_marvel")

Importing this package registers the two ids with Gymnasium, if it is installed. A change of what an environment
does changes the version in its names.
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("gymnasium"):
    import gymnasium

    gymnasium.register("gauntlet/SplendorMarvel-v1", "gauntlet.envs.gymnasium:SplendorMarvelEnv")
    gymnasium.register(
        "gauntlet/SplendorMarvelSelfPlay-v1", vector_entry_point="gauntlet.envs.vector:SelfPlayVectorEnv"
    )
