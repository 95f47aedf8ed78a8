"""How many files, and so connections, a process may have open. Windows has no such limit."""

from __future__ import annotations

import sys
from typing import Final

MOST_FILES: Final = 65_536

if sys.platform == "win32":

    def file_limit() -> int:
        return MOST_FILES

    def raise_file_limit() -> None:
        pass

else:
    import resource

    def file_limit() -> int:
        return min(resource.getrlimit(resource.RLIMIT_NOFILE)[0], MOST_FILES)

    def raise_file_limit() -> None:
        """To what is allowed: the usual limit is 1,024. Worker processes inherit it."""
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (MOST_FILES if most == resource.RLIM_INFINITY else most, most))
