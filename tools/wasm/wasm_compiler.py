"""From the kernel's functions to one WebAssembly object.

Numba translates Python to LLVM IR for its own machine, without optimizing. That IR gets another target, a small
function around each door, and then the optimization that it would have got here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from inspect import signature
from typing import Any, Final

import llvmlite.binding as llvm
import numba
import numpy as np
from numba import types

TRIPLE: Final = "wasm32-unknown-unknown"
FEATURES: Final = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
"""What every browser of the last years has."""
VECTORS: Final = "+simd128"
"""What every browser has since 2023: for the network, which is four times as slow without."""
PASSES: Final = 2
"""The second one is worth a tenth of the speed of the rules; vectorizing them, or a third one, nothing."""
FAILED: Final = "failed"
"""The import that is called with a door's number and the status that it returned; it must not return."""
LIBRARY_CALLS: Final = frozenset({"cos", "exp", "exp2", "log", "log10", "log2", "pow", "powi", "sin", "tan"})
"""Intrinsics that WebAssembly has no instruction for."""

SUPPORT: Final = f"""
declare void @{FAILED}(i32, i32) noreturn
declare float @llvm.sqrt.f32(float)
define float @sqrtf(float %x) alwaysinline {{
  %r = call float @llvm.sqrt.f32(float %x)
  ret float %r
}}
declare double @llvm.sqrt.f64(double)
define double @sqrt(double %x) alwaysinline {{
  %r = call double @llvm.sqrt.f64(double %x)
  ret double %r
}}
define void @NRT_incref(ptr %p) alwaysinline {{ ret void }}
define void @NRT_decref(ptr %p) alwaysinline {{ ret void }}
"""
"""All that Numba's code takes for granted. Nothing is counted, since nothing is allocated: every array is handed in."""


class CompileError(Exception):
    """A door that cannot be compiled for the page."""


@dataclass(frozen=True)
class Array:
    """An array that a door takes: its shape is known, or it begins with None and the caller says how long it is."""

    dtype: Any
    shape: tuple[int | None, ...] = (1,)

    @property
    def numba(self) -> Any:
        return types.Array(numba.from_dtype(self.item), len(self.shape), "C")

    @property
    def item(self) -> np.dtype[Any]:
        item: np.dtype[Any] = np.dtype(self.dtype)
        return item


@dataclass(frozen=True)
class Door:
    """A compiled function with what it takes: an Array, `int` or `bool` for each parameter."""

    function: Any
    takes: tuple[Array | type, ...]

    @property
    def name(self) -> str:
        return str(self.function.__name__)

    @property
    def parameters(self) -> list[tuple[str, Array | type]]:
        return list(zip(signature(self.function.py_func).parameters, self.takes, strict=True))

    @property
    def returns(self) -> bool:
        """Whether it returns a number."""
        return bool(signature(self.function.py_func).return_annotation == "int")

    @property
    def signature(self) -> tuple[Any, ...]:
        numbers = {int: types.int64, bool: types.boolean}
        return tuple(one.numba if isinstance(one, Array) else numbers[one] for one in self.takes)


def compile_doors(doors: Sequence[Door], note: Callable[[str], None] = lambda _: None, vectors: bool = False) -> bytes:
    """The object file of all doors, with vector instructions or without."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    features = f"{FEATURES},{VECTORS}" if vectors else FEATURES
    machine = target.create_target_machine(cpu="generic", features=features, opt=3, reloc="static")
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n'
    wrappers, bodies = [SUPPORT], []
    for number, door in enumerate(doors):
        note(door.name)
        door.function.compile(door.signature)
        compiled = door.function.overloads[door.signature]
        wrappers.append(_wrapper(door, number, compiled))
        bodies.append(_retargeted(compiled.library.get_llvm_str()))
    note("optimizing")
    module = llvm.parse_assembly(head + "\n".join(wrappers))
    for body in bodies:
        module.link_in(llvm.parse_assembly(head + body))
    _optimize(module, machine, {door.name for door in doors}, vectors)
    _check_complete(module.functions)
    compiled_object: bytes = machine.emit_object(module)
    return compiled_object


def _retargeted(text: str) -> str:
    text = re.sub(r"^target (datalayout|triple) = .*$", "", text, flags=re.M)
    return re.sub(r"^define [^\n]*@NRT_(incref|decref)\(.*?^}$", r"declare void @NRT_\1(ptr)", text, flags=re.M | re.S)


def _optimize(module: Any, machine: Any, exported: set[str], vectors: bool) -> None:
    for function in module.functions:
        if function.name not in exported and not function.is_declaration:
            function.linkage = "internal"
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    module.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = vectors
    options.loop_unrolling = not vectors  # the network would be half as large again, and no faster
    builder = llvm.create_pass_builder(machine, options)
    for _ in range(PASSES):
        builder.getModulePassManager().run(module, builder)
    module.verify()


def _outside(name: str) -> str:
    """What a declared function needs of a library; nothing, if it becomes instructions."""
    if name.startswith("llvm."):
        operation = name.split(".")[1]
        return operation if operation in LIBRARY_CALLS else ""
    return "" if name == FAILED else name


def _check_complete(functions: Iterable[Any]) -> None:
    missing = [name for one in functions if one.is_declaration and (name := _outside(one.name))]
    if any(name.startswith("NRT_") for name in missing):
        raise CompileError(f"a door allocates memory ({', '.join(missing)}): hand its arrays in")
    if missing:
        raise CompileError(f"the page has no {', '.join(missing)}")


def _wrapper(door: Door, number: int, compiled: Any) -> str:
    """A plain function around Numba's own, which returns a status and takes an array as seven values and more.

    Its own names begin with a dot, as no parameter's does.
    """
    parameters: list[str] = []
    arguments: list[tuple[str, str]] = []
    lines: list[str] = []
    for name, what in door.parameters:
        if isinstance(what, Array):
            parameters.append(f"ptr %{name}")
            arguments += _array(name, what, parameters, lines)
        else:
            parameters.append(f"i32 %{name}")
            wide = "i8" if what is bool else "i64"
            lines.append(f"%{name}.wide = {'trunc' if what is bool else 'sext'} i32 %{name} to {wide}")
            arguments.append((wide, f"%{name}.wide"))
    function = f'@"{compiled.fndesc.llvm_func_name}"'
    given = ", ".join(f"{kind} {value}" for kind, value in arguments)
    return "\n".join(
        [
            f"declare i32 {function}(ptr, ptr, {', '.join(kind for kind, _ in arguments)})",
            f"define {'i32' if door.returns else 'void'} @{door.name}({', '.join(parameters)}) {{",
            "%.result = alloca i64",
            "%.error = alloca ptr",
            *lines,
            f"%.status = call i32 {function}(ptr %.result, ptr %.error, {given})",
            "%.ok = icmp eq i32 %.status, 0",
            "br i1 %.ok, label %.done, label %.bad",
            ".bad:",
            f"call void @{FAILED}(i32 {number}, i32 %.status)",
            "unreachable",
            ".done:",
            *(["%.long = load i64, ptr %.result", "%.short = trunc i64 %.long to i32"] if door.returns else []),
            "ret i32 %.short" if door.returns else "ret void",
            "}",
        ]
    )


def _array(name: str, what: Array, parameters: list[str], lines: list[str]) -> list[tuple[str, str]]:
    """meminfo, parent, count, size of an item, data, shape, strides."""
    size = what.item.itemsize
    inner = [int(extent or 0) for extent in what.shape[1:]]
    first = str(what.shape[0])
    if what.shape[0] is None:
        parameters.append(f"i32 %{name}.length")
        lines.append(f"%{name}.first = zext i32 %{name}.length to i64")
        first = f"%{name}.first"
    if inner and what.shape[0] is None:
        raise CompileError(f"{name}: only an array of one dimension may be of any length")
    count = first if not inner else str(int(np.prod([int(first), *inner])))
    strides = [size * int(np.prod(inner[index:], dtype=int)) for index in range(len(inner) + 1)]
    values = [count, size]
    return [
        ("ptr", "null"),
        ("ptr", "null"),
        *(("i64", str(value)) for value in values),
        ("ptr", f"%{name}"),
        *(("i64", str(extent)) for extent in (first, *inner)),
        *(("i64", str(stride)) for stride in strides),
    ]
