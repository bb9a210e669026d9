"""Names for those who give none, in the language they read: an animal and a number.

English puts an adjective before it. Elsewhere an adjective would have to agree with its animal, and would make the
guest a he or a she.
"""

from collections.abc import Callable, Mapping
from typing import Final

_ADJECTIVES: Final = (
    "Amber Bold Brave Bright Calm Clever Cosy Daring Eager Early Fleet Gentle Golden Happy Hidden Jolly "
    "Keen Kind Lively Lucky Merry Nimble Patient Proud Quick Quiet Silver Sly Steady Sunny Swift Wise"
)
_ANIMALS: Final = {
    "en": "Badger Bear Beaver Bison Crane Crow Deer Dolphin Eagle Falcon Finch Fox Gecko Hare Hawk Heron "
    "Ibis Jackdaw Koala Lark Lynx Magpie Marten Newt Otter Owl Panda Puffin Raven Robin Seal Swan",
    "de": "Dachs Bär Biber Bison Kranich Krähe Hirsch Delfin Adler Falke Fink Fuchs Gecko Hase Habicht Reiher "
    "Ibis Dohle Koala Lerche Luchs Elster Marder Molch Otter Eule Panda Papageientaucher Rabe Amsel Robbe Schwan",
    "fr": "Blaireau Ours Castor Bison Grue Corneille Cerf Dauphin Aigle Faucon Pinson Renard Gecko Lièvre Épervier "
    "Héron Ibis Choucas Koala Alouette Lynx Pie Martre Triton Loutre Hibou Panda Macareux Corbeau Merle Phoque Cygne",
    "nl": "Das Beer Bever Bizon Kraanvogel Kraai Hert Dolfijn Adelaar Valk Vink Vos Gekko Haas Havik Reiger "
    "Ibis Kauw Koala Leeuwerik Lynx Ekster Marter Salamander Otter Uil Panda Papegaaiduiker Raaf Merel Zeehond Zwaan",
    "es": "Tejón Oso Castor Bisonte Grulla Corneja Ciervo Delfín Águila Halcón Pinzón Zorro Geco Liebre Azor Garza "
    "Ibis Grajilla Koala Alondra Lince Urraca Marta Tritón Nutria Búho Panda Frailecillo Cuervo Mirlo Foca Cisne",
    "it": "Tasso Orso Castoro Bisonte Gru Cornacchia Cervo Delfino Aquila Falco Fringuello Volpe Geco Lepre Astore "
    "Airone "
    "Ibis Taccola Koala Allodola Lince Gazza Martora Tritone Lontra Gufo Panda Pulcinella Corvo Merlo Foca Cigno",
    "fi": "Mäyrä Karhu Majava Biisoni Kurki Varis Hirvi Delfiini Kotka Haukka Peippo Kettu Gekko Jänis Kanahaukka "
    "Haikara Iibis Naakka Koala Kiuru Ilves Harakka Näätä Vesilisko Saukko Pöllö Panda Lunni Korppi Rastas Hylje "
    "Joutsen",
    "pl": "Borsuk Niedźwiedź Bóbr Żubr Żuraw Wrona Jeleń Delfin Orzeł Sokół Zięba Lis Gekon Zając Jastrząb Czapla "
    "Ibis Kawka Koala Skowronek Ryś Sroka Kuna Traszka Wydra Sowa Panda Maskonur Kruk Kos Foka Łabędź",
}
ADJECTIVES: Final = tuple(_ADJECTIVES.split())
ANIMALS: Final[Mapping[str, tuple[str, ...]]] = {language: tuple(words.split()) for language, words in _ANIMALS.items()}


def friendly_name(token: Callable[[int], bytes], language: str = "en") -> str:
    """Return a name for somebody who gave none, such as "Quiet Heron 42" or "Reiher 42"."""
    first, second, number = token(3)
    animals = ANIMALS[language]
    name = f"{animals[second % len(animals)]} {number % 90 + 10}"
    return f"{ADJECTIVES[first % len(ADJECTIVES)]} {name}" if language == "en" else name
