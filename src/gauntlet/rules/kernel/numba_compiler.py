"""The three decorators of `jit`, by Numba."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar, cast

import numba
from numba.core.caching import FunctionCache, IndexDataCacheFile
from numba.core.compiler import Compiler
from numba.core.compiler_machinery import register_pass
from numba.core.runtime.nrt import rtsys
from numba.core.typed_passes import NativeLowering

from gauntlet.rules.kernel.cache import OUTSIDE, cache_folder

F = TypeVar("F", bound=Callable[..., object])

_njit: Any = numba.njit  # its published types know only some of its options
_types: Any = numba.types
_config: Any = numba.config
_config.SLP_VECTORIZE = 1  # twelve cards of the market are compared at once: the legal set takes two thirds of the time


def _optimize_once(library: Any) -> None:
    """Numba runs all optimisations twice; for a step, which is optimised again in its callers, once is enough."""
    codegen = library._codegen
    options = {"opt": codegen._opt_level, "loop_vectorize": codegen._loopvect, "slp_vectorize": False, "cost": "cheap"}
    manager, builder = codegen._module_pass_manager(**options)
    manager.run(library._final_module, builder)


class _StepLowering(NativeLowering):
    """For a function that only compiled code calls: machine code is made of its callers, not of it alone."""

    _name = "step_lowering"

    def run_pass(self, state: Any) -> bool:
        state.flags.no_compile = True
        state.library = state.targetctx.codegen().create_library(state.func_id.func_qualname)
        state.library._optimize_final_module = partial(_optimize_once, state.library)
        state.library._finalize_final_module = partial(setattr, state.library, "_finalized", True)
        changed: bool = super().run_pass(state)  # type: ignore[no-untyped-call]
        # Numba knows a compiled function by the built-in function that Python would call: one that always raises.
        state.cr = state.cr._replace(cfunc=[].index)
        state.targetctx.insert_user_function(state.cr.cfunc, state.cr.fndesc, [state.library])
        return changed


register_pass(mutates_CFG=True, analysis_only=False)(_StepLowering)  # type: ignore[no-untyped-call]


class _StepCompiler(Compiler):
    def define_pipelines(self) -> list[Any]:
        (pipeline,) = super().define_pipelines()  # type: ignore[no-untyped-call]
        pipeline.add_pass_after(_StepLowering, NativeLowering)
        pipeline.passes = [each for each in pipeline.passes if each[0] is not NativeLowering]
        pipeline.finalize()
        return [pipeline]


class _DoorCache(FunctionCache):
    """Loads what is on disk with Numba's runtime alone: all that it can compile takes longer to import than itself.

    Numba files compiled code under the path and the time of its source. Ours is in a folder that is named after the
    content of all sources, so every installation of the same version shares it.
    """

    def __init__(self, function: Any, package: str) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        if package != OUTSIDE:
            name = f"{function.__module__}.{self._impl.filename_base}"
            self._cache_file: Any = IndexDataCacheFile(str(cache_folder(package)), name, source_stamp="")  # type: ignore[no-untyped-call]

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        rtsys.initialize(target_context)
        return self._load_overload(sig, target_context)  # type: ignore[no-untyped-call]


def _widened(kind: Any) -> Any:
    """A function is compiled once for each combination of types that it is called with: literals and small integers
    are handed over as the int64 that they become in the first expression anyway."""
    kind = _types.unliteral(kind)
    return _types.int64 if isinstance(kind, _types.Integer) and kind.bitwidth < _types.int64.bitwidth else kind


def _package(function: Callable[..., object]) -> str:
    top, *packages = function.__module__.split(".")
    return packages[0] if top == "gauntlet" else OUTSIDE


def _compiled(function: F, **options: object) -> F:
    _config.CACHE_DIR = str(cache_folder(_package(function)))
    compiled: F = _njit(error_model="numpy", **options)(function)
    return compiled


def door(function: F) -> F:
    compiled: Any = _compiled(function, cache=True, nogil=True)
    compiled._cache = _DoorCache(function, _package(function))
    return cast(F, compiled)


def step(function: F, **options: bool) -> F:
    compiled: Any = _compiled(
        function, no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=_StepCompiler, **options
    )
    template = compiled.get_call_template
    compiled.get_call_template = lambda args, kws: template(
        tuple(map(_widened, args)), {name: _widened(kind) for name, kind in kws.items()}
    )
    return cast(F, compiled)


def inline(function: F) -> F:
    return step(function, forceinline=True)
