"""Carries out the steps of the Containerfile in a Debian made by debootstrap, for machines without a container engine:

    make dist && sudo .venv/bin/python tools/container.py [--suite trixie]

The base image is played by that Debian with an environment of Python at the front of its PATH; every RUN, COPY, ENV and
USER is executed as written, then CMD is started, and HEALTHCHECK must succeed. Needs root, debootstrap and a network.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PACKAGES: Final = "python3,python3-venv,ca-certificates"
CERTIFICATES: Final = "/etc/ssl/certs/ca-certificates.crt"
PATIENCE: Final = 120


class Image:
    def __init__(self, folder: Path) -> None:
        self.folder, self.user = folder, "root"
        self.environment = {"PATH": "/opt/python/bin:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "HOME": "/root"}
        for name in ("PIP_INDEX_URL", "PIP_CERT", "http_proxy", "https_proxy", "no_proxy"):  # as pip is set up here
            if name in os.environ:
                self.environment[name] = os.environ[name]

    def command(self, words: list[str]) -> list[str]:
        user = (
            [] if self.user == "root" else ["setpriv", f"--reuid={self.user}", f"--regid={self.user}", "--clear-groups"]
        )
        environment = [f"{name}={value}" for name, value in self.environment.items()]
        return ["chroot", str(self.folder), *user, "env", "--ignore-environment", *environment, *words]

    def run(self, script: str) -> None:
        subprocess.run(self.command(["sh", "-c", script]), check=True)

    def copy(self, pattern: str, to: str) -> None:
        for file in sorted(ROOT.glob(pattern)):
            shutil.copy(file, self.folder / to.strip("/"))

    def starts(self, command: list[str], health: str) -> None:
        """Starts it, and waits until it is healthy."""
        begin = time.monotonic()
        process = subprocess.Popen(self.command(command))
        try:
            while subprocess.run(self.command(["sh", "-c", health]), capture_output=True).returncode:
                if process.poll() is not None or time.monotonic() - begin > PATIENCE:
                    raise SystemExit("the server is not healthy")
                time.sleep(0.2)
            user = Path(f"/proc/{process.pid}").stat().st_uid
            print(f"healthy after {time.monotonic() - begin:.1f} s, as user {user}", flush=True)
        finally:
            process.terminate()
            process.wait()


def instructions() -> list[tuple[str, str]]:
    text = re.sub(r"\\\n", " ", (ROOT / "Containerfile").read_text(encoding="utf-8"))
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines]


def build(image: Image) -> None:
    health, compiled = "", set[Path]()
    for instruction, rest in instructions():
        print(f"{instruction} {rest}", flush=True)
        match instruction:
            case "RUN":
                image.run(rest)
            case "COPY":
                image.copy(*rest.split())
            case "ENV":
                image.environment |= dict(pair.split("=", 1) for pair in shlex.split(rest))
            case "USER":
                image.user = rest
            case "HEALTHCHECK":
                health = rest.partition("CMD ")[2]
            case "CMD":
                compiled = _files(image)
                image.starts(json.loads(rest), health)
                new = _files(image) - compiled
                print(f"compiled at the start: {len(new)} files", flush=True)
                if new:
                    raise SystemExit(f"the image does not have all that it needs: {sorted(new)}")


def _files(image: Image) -> set[Path]:
    return {file for file in (image.folder / "var/cache/gauntlet").rglob("*") if file.is_file()}


def main() -> None:
    parser = argparse.ArgumentParser(description="Carries out the steps of the Containerfile in a Debian.")
    parser.add_argument("--suite", default="trixie", help="the Debian to take the part of the base image")
    parser.add_argument("--folder", type=Path, help="a Debian that debootstrap has made already")
    asked = parser.parse_args()
    if not asked.folder and not shutil.which("debootstrap"):
        raise SystemExit("debootstrap is not installed: apt-get install debootstrap")
    folder = asked.folder or Path(tempfile.mkdtemp(prefix="gauntlet-image-"))
    folder.chmod(0o755)  # it becomes the root folder of an unprivileged user
    if not asked.folder:
        command = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", asked.suite, str(folder)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    image = Image(folder)
    shutil.copy(CERTIFICATES, folder / CERTIFICATES.strip("/"))
    shutil.copy("/etc/resolv.conf", folder / "etc/resolv.conf")
    try:
        image.run("python3 -m venv /opt/python && python --version")
        build(image)
    finally:
        if not asked.folder:
            shutil.rmtree(folder)


if __name__ == "__main__":
    main()
