"""A real PostgreSQL for tests: a cluster of its own in a temporary folder, gone afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path


class Postgres:
    """`url(name)` is the address of a database in it. It listens on a socket file, and on no port."""

    def __init__(self, durable: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="gauntlet-pg-"))
        self._as_postgres = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self._as_postgres:
            shutil.chown(self.folder, "postgres", "postgres")
        self._data = self.folder / "data"
        self._run("initdb", "-D", self._data, "-U", "gauntlet", "-A", "trust", "--no-sync", "-E", "UTF8")
        quick = "" if durable else "-c fsync=off -c full_page_writes=off"
        self._options = f"-k {self.folder} -c listen_addresses= -c max_connections=200 {quick}"
        self._run("pg_ctl", "-D", self._data, "-w", "-l", self.folder / "log", "-o", self._options, "start")

    def url(self, name: str) -> str:
        return f"postgresql://gauntlet@/{name}?host={self.folder}"

    def make(self, name: str, template: str = "template0") -> str:
        self.sql(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return self.url(name)

    def drop(self, name: str) -> None:
        self.sql(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')

    def sql(self, statement: str, database: str = "postgres") -> str:
        return self._run("psql", "-h", self.folder, "-U", "gauntlet", "-d", database, "-qAtc", statement)

    def restart(self) -> None:
        """As after a crash: all connections break."""
        log = self.folder / "log"
        self._run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "-l", log, "-o", self._options, "restart")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, *words: str | Path) -> str:
        command = [*self._as_postgres, *map(str, words)]
        with tempfile.TemporaryFile("w+") as output:  # a server that stays would hold a pipe open
            done = subprocess.run(command, stdout=output, stderr=output, check=False, cwd="/")
            output.seek(0)
            text = output.read()
        if done.returncode:
            raise RuntimeError(f"{' '.join(command)}: {text}")
        return text


def is_there() -> bool:
    return all(shutil.which(program) for program in ("initdb", "pg_ctl", "psql"))
