"""What a search makes of what everybody saw done: which of the worlds it imagines are likely."""

from mypy_extensions import mypyc_attr

from escapade.core.game import Known
from escapade.core.rng import Rng
from escapade.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """Is told before each decision what its seat knows, and then makes imagined worlds likely ones. It may only redraw
    what the seat does not know.
    """

    def read(self, known: Known) -> None:
        """What the seat knows now, and what everybody saw done until now (`known.state.past`)."""
        raise NotImplementedError

    def redraw(self, world: State, rng: Rng) -> None:
        """Draw what is hidden in an imagined world again, by how likely it is."""
        raise NotImplementedError
