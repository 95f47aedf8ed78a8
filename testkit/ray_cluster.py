"""A Ray cluster of two nodes, on this machine."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CLUSTER = """
import sys
from ray.cluster_utils import Cluster
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
cluster.add_node(num_cpus=1)
cluster.wait_for_nodes()
print("ready", cluster.address, flush=True)
sys.stdin.read()
cluster.shutdown()
"""


@contextmanager
def ray_cluster(folder: Path) -> Iterator[str]:
    """Its address. A process of its own holds the cluster, so that Ray's threads and warnings stay out of the tests."""
    log = folder / "cluster.log"
    with log.open("w") as stderr:
        process = subprocess.Popen(
            [sys.executable, "-c", CLUSTER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr, text=True
        )
    assert process.stdout
    try:
        ready = next((line for line in process.stdout if line.startswith("ready ")), "")
        assert ready, log.read_text()
        yield ready.split()[1]
    finally:
        process.communicate(timeout=60)
