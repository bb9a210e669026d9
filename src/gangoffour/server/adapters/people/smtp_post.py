"""Letters by SMTP."""

from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from gangoffour.server.ports import MailLost

SEND_S: Final = 20.0
"""How long handing over a letter may take."""

_LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")


class SmtpPost:
    """Hands letters over to a mail server: encrypted, unless it is on this machine."""

    def __init__(self, url: str, sender: str) -> None:
        """Take the server from an address such as smtp://user:password@host:587; an empty one sends nothing."""
        self.is_open = url != ""
        self._parts = urlsplit(url)
        self._sender = sender

    async def send(self, address: str, subject: str, text: str) -> None:
        """Hand a letter over."""
        import aiosmtplib  # noqa: PLC0415  a server without mail does without

        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self._sender, address, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self._sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        host, is_wrapped = self._parts.hostname or "", self._parts.scheme == "smtps"
        try:
            await aiosmtplib.send(
                letter,
                hostname=host,
                port=self._parts.port,
                username=None if self._parts.username is None else unquote(self._parts.username),
                password=None if self._parts.password is None else unquote(self._parts.password),
                use_tls=is_wrapped,
                start_tls=None if is_wrapped or host in _LOOPBACK else True,
                timeout=SEND_S,
            )
        except (aiosmtplib.SMTPException, OSError) as error:
            raise MailLost(type(error).__name__) from error
