"""The rules at the speed of C: Numba functions over one state record, split as the rulebook is.

    vectors    seven small numbers in one int64
    chance     random numbers, the same on every machine
    deal       S  set-up
    turn       T  a turn's actions                     (phase turn)
    pay        T5, B5, B7, B10  who pays with what     (phase pay)
    gain       B11, B12  a stone on top                (phase gain)
    turn_end   E  what follows every action            (phases return, location, claim)
    score      W, B14, B15  points and endings
    see        H  what a viewer may know, and what could be behind it
    check      C  whether a position from outside can be
    emit       what a decision moved, for whoever listens
    play       the doors `legal` and `apply`
    jit        how all of it runs: compiled (compiler, cache), or as plain Python

Each phase has its legal-function beside its apply-function. Nothing here checks that a decision is legal: that is
what `Game.play` is for.
"""
