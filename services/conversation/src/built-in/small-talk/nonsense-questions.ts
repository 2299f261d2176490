const NOTHING_TO_SEE =
  '(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|wochenende|gestern|vorgestern|übermorgen|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|unendlich\\p{L}*|zahlen?|null|nichts|mathe\\p{L}*|deutsch|englisch|zeit|gedanken?|ideen?|träume?|wörter|wort|buchstaben?|alphabet|abc|plus|minus|quadrat|dreieck|kreis|rechtecke?|langeweile|stille|(?:die |eine |der )?(?:eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn))';
const COLOUR = '(?:rot|blau|gelb|grün|lila|rosa|orange|türkis|schwarz|weiß|grau|braun|pink|bunt)';
const AT_ALL = '(?:(?:der|die|das|ein|eine|eigentlich|denn|so|wohl) )*';
const END = '(?: (?:eigentlich|denn|so|wohl|für dich))*[?. ]*$';
const of = (asks: string, thing: string) => new RegExp(`^${asks} ${AT_ALL}${thing}${END}`, 'iu');

/** What asks a thing for what it cannot have, and what is said to it. */
const NONSENSE: readonly (readonly [RegExp, string])[] = [
  [
    of('(?:welche|was für eine) farbe (?:hat|haben)', NOTHING_TO_SEE),
    'Eine Farbe hat das nicht, sehen kann man es ja nicht. In der Fantasie darfst du ihm eine geben. Welche passt für dich?',
  ],
  [
    of(
      '(?:wie|wonach|nach was) (?:riecht|riechen|duftet|stinkt)',
      `(?:${NOTHING_TO_SEE}|${COLOUR})`,
    ),
    'Riechen kann man das nicht, nur in der Fantasie. Wonach würde es für dich riechen?',
  ],
  [
    of('(?:wie|wonach|nach was) (?:schmeckt|schmecken)', `(?:${NOTHING_TO_SEE}|${COLOUR})`),
    'Schmecken kann man das nicht, nur in der Fantasie. Wie würde es für dich schmecken?',
  ],
  [
    of('(?:wie|wonach) (?:klingt|klingen|hört sich)', `(?:${NOTHING_TO_SEE}|${COLOUR})(?: an)?`),
    'Hören kann man das nicht, nur in der Fantasie. Wie würde es für dich klingen?',
  ],
  [
    of(
      '(?:wie ?viel wiegt|wie schwer ist|wie groß ist|wie lang ist)',
      `(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|gedanken?|ideen?|träume?|nichts|mathe|langeweile|${COLOUR})`,
    ),
    'Messen oder wiegen kann man das nicht. Eine lustige Frage! Was schätzt du?',
  ],
  [
    new RegExp(
      `^was ist (?:schwerer|größer|lauter|schneller|älter|dicker|weicher|runder|wärmer|kleiner|leichter|länger|mehr) ${AT_ALL}(?:${NOTHING_TO_SEE}|${COLOUR}) oder ${AT_ALL}(?:${NOTHING_TO_SEE}|${COLOUR})${END}`,
      'iu',
    ),
    'Das kann man nicht miteinander vergleichen. Eine lustige Quatschfrage! Was meinst du?',
  ],
  [
    /(?<!\p{L})(?:quatsch|blödsinns?|unsinns?|fantasie|phantasie|pups|wackel|kuckucks|zucker|monster|einhorn|pudding)(?:land|stadt|insel|planet|hausen)(?!\p{L})/iu,
    'Das gibt es nur in der Fantasie. Da darfst du alles selbst bestimmen. Was denkst du dir aus?',
  ],
];

/** What is said to a question that makes no sense and is fun; null of all others. */
export const answerNonsense = (said: string): string | null =>
  NONSENSE.find(([pattern]) => pattern.test(said))?.[1] ?? null;
