"""The one sum that the network consists of, with vectors of the processor.

A compiler that is given the loops alone reads and writes the sums again for every input, which takes three times as
long. Products are rounded before they are added, and inputs come in their order: the same numbers on every machine.
"""

from __future__ import annotations

from typing import Any, Final

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from gauntlet.bots.facts import F
from gauntlet.rules.kernel.jit import is_plain, step

_intrinsic: Any = intrinsic
_VOID: Any = types.void
"""Numba publishes no types of them."""

LANES: Final = 8
AT_ONCE = 8
"""Vectors of sums that are kept in registers; a processor has 16. The result does not depend on it."""


def _accumulate(size: int) -> Any:
    """The compiled `out[:size] += values[used[i]] * layer[first + used[i], :size]` for all i below `many`."""
    vector = ir.VectorType(ir.FloatType(), LANES)
    i64, i32 = ir.IntType(64), ir.IntType(32)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        def data(index: int) -> Any:
            return context.make_array(signature.args[index])(context, builder, arguments[index]).data

        values, used, layer, out = data(0), data(1), data(3), data(5)
        many, first = arguments[2], arguments[4]
        for begin in range(0, size, LANES * AT_ONCE):
            offsets = range(begin, min(size, begin + LANES * AT_ONCE), LANES)
            kept = [builder.bitcast(builder.gep(out, [i64(offset)]), vector.as_pointer()) for offset in offsets]
            before = builder.block
            start = [builder.load(pointer, align=4) for pointer in kept]
            loop, after = builder.append_basic_block("inputs"), builder.append_basic_block("added")
            builder.cbranch(builder.icmp_signed(">", many, i64(0)), loop, after)
            builder.position_at_end(loop)
            index = builder.phi(i64)
            sums = [builder.phi(vector) for _ in offsets]
            row = builder.load(builder.gep(used, [index]))
            value = builder.load(builder.gep(values, [row]))
            spread = builder.insert_element(ir.Constant(vector, ir.Undefined), value, i32(0))
            zeros = ir.Constant(ir.VectorType(i32, LANES), [0] * LANES)
            spread = builder.shuffle_vector(spread, ir.Constant(vector, ir.Undefined), zeros)
            weights = builder.gep(layer, [builder.add(builder.mul(builder.add(row, first), i64(size)), i64(begin))])
            added = []
            for which, total in enumerate(sums):
                pointer = builder.bitcast(builder.gep(weights, [i64(LANES * which)]), vector.as_pointer())
                added.append(builder.fadd(total, builder.fmul(spread, builder.load(pointer, align=4))))
            following = builder.add(index, i64(1))
            builder.cbranch(builder.icmp_signed("<", following, many), loop, after)
            index.add_incoming(i64(0), before)
            index.add_incoming(following, loop)
            for total, first_total, last in zip(sums, start, added, strict=True):
                total.add_incoming(first_total, before)
                total.add_incoming(last, loop)
            builder.position_at_end(after)
            ends = [builder.phi(vector) for _ in offsets]
            for end, first_total, last in zip(ends, start, added, strict=True):
                end.add_incoming(first_total, before)
                end.add_incoming(last, loop)
            for end, pointer in zip(ends, kept, strict=True):
                builder.store(end, pointer, align=4)
        return context.get_dummy_value()

    def accumulate(_: Any, values: Any, used: Any, many: Any, layer: Any, first: Any, out: Any) -> Any:
        return _VOID(values, used, many, layer, first, out), generate

    return _intrinsic(accumulate)


def _accumulate_plainly(values: Any, used: Any, many: int, layer: Any, first: int, out: Any) -> None:
    for row in used[:many]:
        out[: layer.shape[1]] += values[row] * layer[first + row]


def layer_adder(size: int) -> Any:
    """For layers of a size, which is a multiple of LANES."""
    accumulate = _accumulate_plainly if is_plain() else _accumulate(size)

    def add(values: Any, count: int, layer: Any, first: int, out: Any, used: Any) -> None:
        """Adds to `out` the product of `values` with rows of a layer; most values are 0 and cost nothing."""
        many = 0
        for row in range(count):
            used[many] = row
            many += 1 if values[row] != F(0) else 0
        accumulate(values, used, many, layer, first, out)

    return step(add)
