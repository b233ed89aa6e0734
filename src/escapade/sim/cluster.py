"""The same chunks on other machines: Ray (`ray://…`) or Dask (`tcp://…`), both extras.

A chunk is the unit of work: it depends on its job and its numbers alone, so that whoever plays it, and however often,
it gives the same part. What is sent is the job (names, options, numbers), never a position or a game.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from types import ModuleType

from escapade.core.errors import BadInput, EscapadeError, Missing
from escapade.sim.fold import Part

RETRIES = 3
"""A chunk whose worker dies is played again so many times; after that the run ends with a sentence."""
SECONDS_TO_CONNECT = 20
IN_FLIGHT = 500
"""So many chunks wait on the cluster at once: enough to keep a thousand cores busy, few enough to stop soon."""

Play = Callable[..., Part]
Task = tuple[object, range]


class Lost(Exception):
    """The cluster gave up on a chunk whose workers died again and again."""


def done(address: str, play: Play, tasks: Sequence[Task]) -> Iterator[tuple[int, Part]]:
    """What came of each task, with its place, in the order in which they are done; Lost if one cannot be done."""
    if address.startswith("ray://"):
        return ray_done(address, play, tasks)
    if address.startswith("tcp://"):
        return dask_done(address, play, tasks)
    raise BadInput("input.cluster_form", {"address": address})


def library(name: str, extra: str) -> ModuleType:
    """A library of an extra; Missing, with what to install, where it is not there."""
    try:
        return __import__(name)
    except ImportError:
        raise Missing("missing.extra", {"package": name, "extra": extra}) from None


def unreachable(address: str, error: Exception) -> EscapadeError:
    """The sentence for a cluster that does not answer."""
    return BadInput("input.cluster", {"address": address, "problem": f"{type(error).__name__}: {error}".split("\n")[0]})


def dask_done(address: str, play: Play, tasks: Sequence[Task]) -> Iterator[tuple[int, Part]]:
    """On Dask. Results are taken and let go at once: what lies on a worker that dies would be computed again."""
    distributed = library("distributed", "dask")
    try:
        client = distributed.Client(address, timeout=SECONDS_TO_CONNECT)
    except (OSError, TimeoutError) as error:
        raise unreachable(address, error) from None
    with client:
        waiting = iter(enumerate(tasks))
        places: dict[str, int] = {}
        results = distributed.as_completed(with_results=True)

        def send(count: int) -> None:
            for place, task in islice(waiting, count):
                future = client.submit(play, *task, pure=False, retries=RETRIES)
                places[future.key] = place
                results.add(future)

        send(IN_FLIGHT)
        try:
            for future, part in results:
                yield places.pop(future.key), part
                future.release()
                send(1)
        except distributed.KilledWorker as error:
            raise Lost from error


def ray_done(address: str, play: Play, tasks: Sequence[Task]) -> Iterator[tuple[int, Part]]:
    """On Ray. A task whose worker dies is tried again by Ray itself; finished ones are kept."""
    ray = library("ray", "ray")
    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    except (ConnectionError, RuntimeError, TimeoutError) as error:
        raise unreachable(address, error) from None
    try:
        remote = ray.remote(max_retries=RETRIES)(play)
        waiting = iter(enumerate(tasks))
        places = {remote.remote(*task): place for place, task in islice(waiting, IN_FLIGHT)}
        while places:
            for reference in ray.wait(list(places), num_returns=1)[0]:
                yield places.pop(reference), ray_part(ray, reference)
            for place, task in islice(waiting, 1):
                places[remote.remote(*task)] = place
    finally:
        ray.shutdown()


def ray_part(ray: ModuleType, reference: object) -> Part:
    """The part behind a reference; an error of ours comes out as it was raised."""
    try:
        part = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, EscapadeError):
            raise error.cause from None
        raise
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError) as error:
        raise Lost from error
    assert isinstance(part, Part)
    return part
