"""The drawn board: there, readable as an array, different where the game is, and without anything hidden."""

from __future__ import annotations

import random

import numpy as np
import pytest

from gauntlet.envs.board_image import HEIGHT, WIDTH, card_picture, draw_board
from gauntlet.rules.catalogue import CARDS
from gauntlet.rules.determinize import determinize
from gauntlet.rules.game import Game
from testkit.envs import KINDS, positions


@pytest.mark.parametrize("kind", KINDS)
def test_any_position_can_be_drawn(kind: str) -> None:
    for game in positions(KINDS[kind], 6, seed=9):
        board = draw_board(game.view(0))
        picture = np.asarray(board)
        assert picture.shape == (HEIGHT, WIDTH, 3)
        assert picture.dtype == np.uint8
        colours = board.getcolors(WIDTH * HEIGHT)
        assert colours is not None
        assert len(colours) > 200


def test_ninety_cards_are_ninety_pictures() -> None:
    assert len({card_picture(card).tobytes() for card in CARDS}) == len(CARDS)


@pytest.mark.clause("H2")
def test_a_picture_tells_no_more_than_the_view() -> None:
    game = Game.new(seed=3)
    game.play("reserve deck 2")
    twin = determinize(game.view(None), random.Random(1))
    assert twin.players[0].reserved != game.players[0].reserved
    assert draw_board(game.view(None)).tobytes() == draw_board(twin.view(None)).tobytes()
    assert draw_board(game.view(0)).tobytes() != draw_board(game.view(None)).tobytes()


def test_the_end_is_written_on_it() -> None:
    game = Game.new(seed=3, max_rounds=1)
    before = draw_board(game.view(None)).tobytes()
    while not game.over:
        game.play(game.legal_decisions[0])
    assert draw_board(game.view(None)).tobytes() != before
