"""The thread of a session's owner: what the network tells is done there, one after another."""

from __future__ import annotations

from collections.abc import Callable, Generator
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from judgekit.engine.team.given import TeamGiven

Result = TypeVar("Result")
Work = Callable[[], object]
Course = Generator["Future[Any]", Any, None]
"""Something that takes several answers of the network: each Future that it yields is waited for
without holding up the thread, and its result sent back, or what it raised thrown in."""


class OwnThread:
    """Does work on the owner's thread until it is closed.

    What it is `given` is that of `TeamGiven`; `later` is called on that thread alone.
    """

    def __init__(self, given: TeamGiven) -> None:
        self._given = given
        self._course: Course | None = None
        self.is_closed = False

    @property
    def is_under_way(self) -> bool:
        """Whether a course is."""
        return self._course is not None

    def do(self, work: Work) -> None:
        """Have a function called on the owner's thread; usable from any thread."""
        self._given.post(partial(self._done, work))

    def do_at_once(self, work: Work) -> None:
        """As `do`, ahead of all that waits for a hand there: for what nobody there sees, or for
        which somebody elsewhere waits."""
        self._given.at_once(partial(self._done, work))

    def after(self, seconds: float, work: Work) -> None:
        """Have a function called on the owner's thread after that time."""
        self._given.later(seconds, partial(self._done, work))

    def when(
        self,
        future: Future[Result],
        done: Callable[[Result], object],
        failed: Callable[[Exception], object],
    ) -> None:
        """Have one of two functions called once a Future has ended; one that was cancelled has
        failed, so that nobody waits for it for ever."""

        def ended() -> None:
            try:
                result = future.result()
            except Exception as error:  # whatever it is: it goes to who asked
                failed(error)
                return
            done(result)

        future.add_done_callback(lambda _: self.do(ended))

    def begin(self, course: Course, failed: Callable[[Exception], object]) -> None:
        """Begin a course, instead of one that is under way."""
        self.end_course()
        self._course = course
        self._go_on(course, None, None, failed)

    def end_course(self) -> None:
        """Leave a course where it is."""
        course, self._course = self._course, None
        if course is not None:
            course.close()

    def pause(self, seconds: float) -> Future[None]:
        """What a course yields to wait for some time."""
        future: Future[None] = Future()
        self.after(seconds, lambda: future.set_result(None))
        return future

    def close(self) -> None:
        """Do nothing more."""
        self.end_course()
        self.is_closed = True

    def _ended(self, course: Course) -> None:
        if course is self._course:
            self._course = None

    def _done(self, work: Work) -> None:
        if not self.is_closed:
            work()

    def _go_on(
        self,
        course: Course,
        result: object,
        error: Exception | None,
        failed: Callable[[Exception], object],
    ) -> None:
        if course is not self._course:
            return
        try:
            waited_for = course.send(result) if error is None else course.throw(error)
        except StopIteration:
            self._ended(course)
            return
        except Exception as raised:  # whatever it is: it goes to who began
            self._ended(course)
            failed(raised)
            return
        self.when(
            waited_for,
            lambda answer: self._go_on(course, answer, None, failed),
            lambda raised: self._go_on(course, None, raised, failed),
        )
