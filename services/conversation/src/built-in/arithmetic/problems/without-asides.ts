const ASKS_AGE = /(?<!\p{L})(?:alt|älter|jünger|jahre?|geboren|geburtstag)(?!\p{L})/iu;
const NUMBER =
  '(?:\\d+|\\p{L}*(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zig)\\p{L}*)';
/** "Frau Schulz ist 45 und hat": an age nobody asks for. */
const AGE = new RegExp(
  `(?<!\\p{L})(?:ist|bin|sind) ${NUMBER} (?:jahre (?:alt )?)?(?:und|,) ?(?=(?:hat|habe?|kauft?|verteilt|gibt|isst|backt|bringt|sammelt|findet)(?!\\p{L}))`,
  'giu',
);
/** Names of classes, rounds and houses are no numbers to calculate with. */
const NAMES = new RegExp(
  `(?<!\\p{L})(?:in |aus |von )?(?:der |die )?(?:klasse|runde|spiel|level|hausnummer|zimmer nummer|nummer|gleis|bus nummer|linie|kapitel|seite nummer) (?:eins|${NUMBER})(?! ?(?:kinder|jungen|mädchen|schüler|${NUMBER}))(?=\\s+(?:hab|hat|habe|war|waren|sind|ist|kommt|fährt|gibt|\\p{L}))`,
  'giu',
);
const CLASS = /(?<!\p{L})(?:in|aus|von) der \d+\.? ?(?:klasse|[a-e](?!\p{L}))/giu;

/** A problem without the numbers that only name somebody or something. */
export function withoutAsides(text: string): string {
  const plain = text.replace(CLASS, ' ').replace(NAMES, (found) => found.replace(/ \S+$/u, ''));
  const question = /wie (?:alt|viele? jahre).*$/iu.exec(plain)?.[0] ?? '';
  return ASKS_AGE.test(question) || /älter|jünger|so alt/iu.test(plain)
    ? plain
    : plain.replace(AGE, '');
}
