"""The lessons of the tutorial: written as data, played through by the engine, compiled for the page.

A lesson is a TOML file beside this one. `compile_lessons` carries out every action in it and every accepted answer, so
what the page shows is what a server would have sent, and a lesson that the rules refuse is refused here.
"""

from gangoffour.lessons.compiled import (
    LESSONS_VERSION,
    CompiledAnswer,
    CompiledLesson,
    CompiledLessons,
    CompiledStep,
    Refusal,
    Reply,
    format_lessons,
)
from gangoffour.lessons.compiler import compile_lesson, compile_lessons, messages_of
from gangoffour.lessons.scenes import Beat, Scene, acted, table_without_server
from gangoffour.lessons.script import FaultyLesson, Script, load_scripts, parse_script

__all__ = [
    "LESSONS_VERSION",
    "Beat",
    "CompiledAnswer",
    "CompiledLesson",
    "CompiledLessons",
    "CompiledStep",
    "FaultyLesson",
    "Refusal",
    "Reply",
    "Scene",
    "Script",
    "acted",
    "compile_lesson",
    "compile_lessons",
    "format_lessons",
    "load_scripts",
    "messages_of",
    "parse_script",
    "table_without_server",
]
