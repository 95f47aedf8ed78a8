"""What JAX compiles takes longer than what the tests learn, and most of them learn the same way."""

from __future__ import annotations

import jax
import pytest


@pytest.fixture(scope="session", autouse=True)
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    kept = {
        "jax_compilation_cache_dir": str(tmp_path_factory.mktemp("jax")),
        "jax_persistent_cache_min_compile_time_secs": 0,
        "jax_persistent_cache_min_entry_size_bytes": -1,
    }
    for name, value in kept.items():
        jax.config.update(name, value)  # type: ignore[no-untyped-call]
