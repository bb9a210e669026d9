"""People as others see them: faces, what came of their matches, and their histories."""

from gangoffour.server.profiles.errors import ProfileCode, ProfileError
from gangoffour.server.profiles.faces import AVATARS
from gangoffour.server.profiles.service import Profiles, Wanted

__all__ = ["AVATARS", "ProfileCode", "ProfileError", "Profiles", "Wanted"]
