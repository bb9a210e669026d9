"""What the system says of itself and of a process: processor time and memory (Linux only)."""

import os
import resource
from pathlib import Path


def cpu_s(pid: int) -> float:
    """Return the processor time that a process has used, its threads included."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stolen_s() -> float:
    """Return for how long this machine, all its cores together, had work and the host ran another machine instead."""
    fields = Path("/proc/stat").read_text(encoding="ascii").splitlines()[0].split()
    return int(fields[8]) / os.sysconf("SC_CLK_TCK")


def rss_mb(pid: int) -> float:
    """Return the memory that a process holds, shared pages in full."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def pss_mb(pid: int) -> float:
    """Return the memory of a process; of pages shared by several processes, each has its part."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) * 1024 / 1e6


def family(pid: int) -> list[int]:
    """Return a process and all that descend from it."""
    children = [int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in _children(task)]
    return [pid, *(each for child in children for each in family(child))]


def _children(task: Path) -> list[str]:
    return (task / "children").read_text(encoding="ascii").split()


def open_files(pid: int) -> int:
    """Return how many files and sockets a process has open."""
    return sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())


def raise_file_limit() -> None:
    """Let this process open as many files as it may."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
