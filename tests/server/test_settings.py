"""Settings: read from the environment, refused with a reason, described without secrets."""

from ipaddress import ip_network

import pytest

from gangoffour.server.setting_kinds import BotBeats, InvalidSetting, SettingsCode, without_password
from gangoffour.server.settings import Limits, Settings, found_lan_address, unknown_names
from scripts.settings_page import PAGE, page

TLS = {"GOF_TLS": "1", "GOF_PUBLIC_ORIGINS": "https://cards.example"}


def test_a_server_needs_no_settings() -> None:
    settings = Settings.read({"HOME": "somewhere"})
    assert (settings.listen_host, settings.port, settings.nats_url) == ("127.0.0.1", 8064, "")
    assert settings.limits == Limits()
    assert settings.origins == {"http://127.0.0.1:8064", "http://localhost:8064", "http://[::1]:8064"}
    assert settings.database_urls[0].endswith("server.sqlite")


def test_every_server_has_a_name_of_its_own() -> None:
    assert Settings.read({}).node_id != Settings.read({}).node_id


def test_every_setting_is_read_from_its_variable() -> None:
    settings = Settings.read(
        TLS
        | {
            "GOF_HOST": "10.0.0.7",
            "GOF_PORT": " 80 ",
            "GOF_TRUSTED_PROXIES": "10.0.0.0/8, ::1",
            "GOF_DATABASE_URLS": "postgresql://a/x,postgresql://b/x",
            "GOF_NATS_URL": "tls://a-long-token@bus:4222",
            "GOF_BOT_DELAY_MS": "relaxed=3,fast=1,normal=2",
            "GOF_LOG_FORMAT": "JSON",
            "GOF_LIMIT_FRAME_BYTES": "8192",
        }
    )
    assert (settings.listen_host, settings.port, settings.tls) == ("10.0.0.7", 80, True)
    assert settings.trusted_proxies == (ip_network("10.0.0.0/8"), ip_network("::1/128"))
    assert settings.database_urls == ("postgresql://a/x", "postgresql://b/x")
    assert settings.bot_delay_ms == BotBeats(fast=1, normal=2, relaxed=3)
    assert (settings.log_format, settings.limits.frame_bytes) == ("json", 8192)


@pytest.mark.parametrize(
    "url", ["memory:", "postgres://db/x", "some folder/cards.sqlite", f"sqlite:{'/' * 4}a b.sqlite"]
)
def test_a_database_is_a_server_a_file_or_memory(url: str) -> None:
    assert Settings.read({"GOF_DATABASE_URLS": url}).database_urls == (url,)


def test_one_delay_of_bots_holds_for_every_pace() -> None:
    assert Settings.read({"GOF_BOT_DELAY_MS": "0"}).bot_delay_ms == BotBeats(fast=0, normal=0, relaxed=0)


def test_what_is_given_comes_before_the_environment() -> None:
    urls = ("postgresql://u:p@a/x", "postgresql://b/x")
    settings = Settings.read(
        {"GOF_PORT": "1", "GOF_SITE_NAME": "Cards"}, port=2, site_name=None, lan=True, database_urls=urls,
        limit_frame_bytes=512,
    )  # fmt: skip
    assert (settings.port, settings.site_name, settings.lan) == (2, "Cards", True)
    assert settings.database_urls == urls
    assert settings.limits.frame_bytes == 512


@pytest.mark.parametrize(
    "name, value",
    [
        ("GOF_PORT", "0"),
        ("GOF_PORT", "65536"),
        ("GOF_PORT", "٨٠"),
        ("GOF_PORT", "-1"),
        ("GOF_LAN", "maybe"),
        ("GOF_HOST", "two words"),
        ("GOF_DATABASE_URLS", "mysql://db/x"),
        ("GOF_NATS_URL", "redis://bus"),
        ("GOF_NATS_URL", "nats://127.0.0.1:4222,nats://bus:4222"),
        ("GOF_NATS_PREFIX", "gof.two"),
        ("GOF_NATS_PREFIX", ">"),
        ("GOF_NATS_AUTHORITY", "/nowhere/authority.pem"),
        ("GOF_NATS_AUTHORITY", __file__),
        ("GOF_TRUSTED_PROXIES", "10.0.0.1/8"),
        ("GOF_PUBLIC_ORIGINS", "http://localhost:8064/"),
        ("GOF_PUBLIC_ORIGINS", "http://LOCALHOST:8064"),
        ("GOF_PUBLIC_ORIGINS", "http://localhost:80"),
        ("GOF_PUBLIC_ORIGINS", "http://localhost:99999"),
        ("GOF_PUBLIC_ORIGINS", "null"),
        ("GOF_PUBLIC_ORIGINS", "*"),
        ("GOF_BOT_DELAY_MS", "soon"),
        ("GOF_BOT_DELAY_MS", "fast=1,normal=2"),
        ("GOF_LOG_LEVEL", "loud"),
        ("GOF_SITE_NAME", "<b>"),
        ("GOF_NODE_ID", "a b"),
        ("GOF_LIMIT_FRAME_BYTES", "511"),
        ("GOF_LIMIT_SEND_QUEUE", "0"),
    ],
)
def test_a_senseless_value_is_refused_with_what_is_allowed(name: str, value: str) -> None:
    with pytest.raises(InvalidSetting) as refusal:
        Settings.read({name: value})
    assert refusal.value.code is SettingsCode.INVALID
    assert refusal.value.facts["name"] == name
    assert refusal.value.facts["value"] == value
    assert refusal.value.facts["allowed"]


@pytest.mark.parametrize(
    "environment, name",
    [
        ({"GOF_HOST": "0.0.0.0"}, "GOF_HOST"),  # noqa: S104  that is what is refused
        ({"GOF_HOST": "192.168.1.5"}, "GOF_HOST"),
        ({"GOF_TLS": "1"}, "GOF_PUBLIC_ORIGINS"),
        ({"GOF_PUBLIC_ORIGINS": "https://cards.example"}, "GOF_PUBLIC_ORIGINS"),
        ({"GOF_PUBLIC_ORIGINS": "http://cards.example"}, "GOF_PUBLIC_ORIGINS"),
        (TLS | {"GOF_PUBLIC_ORIGINS": "http://cards.example"}, "GOF_PUBLIC_ORIGINS"),
        ({"GOF_DATABASE_URLS": ","}, "GOF_DATABASE_URLS"),
    ],
)
def test_plain_http_stays_on_this_machine_and_settings_go_together(environment: dict[str, str], name: str) -> None:
    with pytest.raises(InvalidSetting) as refusal:
        Settings.read(environment)
    assert refusal.value.facts["name"] == name


def test_bots_never_think_inside_the_server() -> None:
    with pytest.raises(InvalidSetting) as refusal:
        Settings.read({"GOF_BOT_WORKERS": "0"})
    assert refusal.value.facts["name"] == "GOF_BOT_WORKERS"
    assert Settings.read({"GOF_BOT_WORKERS": "0", "GOF_NATS_URL": "nats://localhost"}).bot_workers == 0


@pytest.mark.parametrize(
    "url",
    [
        "nats://bus:4222",
        "nats://gof:hunter2@bus:4222",
        "nats://a-long-token@10.0.0.5:4222",
        "tls://bus:4222",
        "tls://gof:@bus:4222",
        "tls://:hunter2@bus:4222",
        "ws://gof:hunter2@bus:8080",
        "nats://127.0.0.1@bus:4222",
        "nats://127.0.0.1.cards.example:4222",
        "nats://localhost.cards.example",
        "nats://[fe80::1]:4222",
    ],
)
def test_nats_on_another_machine_is_asked_in_private_or_not_at_all(url: str) -> None:
    with pytest.raises(InvalidSetting) as refusal:
        Settings.read({"GOF_NATS_URL": url})
    assert refusal.value.facts["name"] == "GOF_NATS_URL"
    assert "tls://user:password@host:4222" in str(refusal.value.facts["allowed"])
    assert "hunter2" not in str(refusal.value)


@pytest.mark.parametrize(
    "url",
    [
        "nats://127.0.0.1:4222",
        "nats://localhost",
        "nats://[::1]:4222",
        "tls://gof:hunter2@bus:4222",
        "tls://a-long-token@bus",
        "wss://gof:hunter2@bus",
    ],
)
def test_nats_on_this_machine_or_behind_tls_and_a_password_is_accepted(url: str) -> None:
    assert Settings.read({"GOF_NATS_URL": url}).nats_url == url


def test_a_living_room_is_let_in_by_its_own_address() -> None:
    settings = Settings.read({"GOF_LAN": "1", "GOF_LAN_ADDRESS": "192.168.1.5"})
    assert settings.listen_host == "0.0.0.0"  # noqa: S104  that is what the flag is for
    assert "http://192.168.1.5:8064" in settings.origins
    assert "http://0.0.0.0:8064" not in settings.origins


def test_the_address_in_the_local_network_is_an_address_or_nothing() -> None:
    address = found_lan_address()
    assert address == "" or Settings.read({"GOF_LAN": "1", "GOF_LAN_ADDRESS": address}).lan_address == address


def test_origins_are_written_as_browsers_write_them() -> None:
    assert Settings.read({"GOF_PORT": "80"}).origins == {"http://127.0.0.1", "http://localhost", "http://[::1]"}
    assert Settings.read(TLS).origins == {"https://cards.example"}


def test_a_misspelt_setting_is_noticed() -> None:
    assert unknown_names({"GOF_PROT": "1", "GOF_PORT": "1", "GOF_LIMIT_FRAME_BYTES": "1", "HOME": "x"}) == ["GOF_PROT"]


def test_passwords_are_shown_nowhere() -> None:
    settings = Settings.read({"GOF_DATABASE_URLS": "postgresql://u:canary@db/x", "GOF_NATS_URL": "tls://canary@bus"})
    assert "canary" in settings.database_urls[0]
    assert "canary" not in repr(settings) + repr(settings.describe())
    with pytest.raises(InvalidSetting) as refusal:
        Settings.read({"GOF_DATABASE_URLS": "mysql://u:canary@db/x"})
    assert "canary" not in str(refusal.value)


@pytest.mark.parametrize(
    "address, shown",
    [
        ("nats://bus:4222", "nats://bus:4222"),
        ("tls://a-long-token@bus:4222", "tls://***@bus:4222"),
        ("nats://a:4222,nats://u:p@b:4222", "nats://a:4222,nats://u:***@b:4222"),
        ("postgresql://u:p@ss/word@db/x", "postgresql://u:***@db/x"),
    ],
)
def test_a_password_is_found_in_an_address(address: str, shown: str) -> None:
    assert without_password(address) == shown


def test_every_setting_is_described() -> None:
    described = Settings().describe()
    assert len(described) == len({each.name for each in described}) > 25
    assert [each.name for each in described if not (each.doc.endswith(".") and each.allowed)] == []


def test_what_is_described_can_be_read_again() -> None:
    settings = Settings.read(TLS | {"GOF_TRUSTED_PROXIES": "10.0.0.0/8"})
    assert Settings.read({each.name: each.value for each in settings.describe()}) == settings


def test_the_page_about_settings_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `.venv/bin/python -m scripts.settings_page`"
