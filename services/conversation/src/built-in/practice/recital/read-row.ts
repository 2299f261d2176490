import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { namesNeed, tellsOfPerson } from '../more-than-a-task.ts';
import { isSum, readTable } from '../wish/amounts.ts';
import { plainOf } from '../wish/plain-text.ts';
import { doubledRow, type Row, squareRow, stepRow, tableRow, wordRow } from './row.ts';

const MONTHS =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
const DAYS = 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'.split(' ');
const SEASONS = 'Frühling Sommer Herbst Winter'.split(' ');
const PLANETS = 'Merkur Venus Erde Mars Jupiter Saturn Uranus Neptun'.split(' ');
const ENGLISH_DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const ENGLISH_MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const ENGLISH_NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The child says it, and LUX listens whether it is right. */
const CHILD_SAYS =
  /(?<!\p{L})(?:ich (?:\p{L}+ ){0,4}?(?:sage?s?|zähle?|verdopp\p{L}+|halbier\p{L}*|fange?|rechne|mache?|zieh\p{L}*|nehm\p{L}*)|ich (?:will|möchte?|kann|soll|muss|würde?) (?:\p{L}+ ){0,8}?(?:aufsagen|sagen|zählen|abziehen|dazuzählen|dazurechnen|verdoppeln)|aufsag\p{L}*|sag\p{L}* (?:\p{L}+ ){0,3}auf|der reihe nach|in der (?:richtigen )?reihenfolge|von vorne?|du (?:\p{L}+ ){0,3}?(?:hörst|prüfst|kontrollierst|passt|schaust|guckst|sagst (?:mir )?(?:dann )?ob|verbesserst|checkst)|hör\p{L}* (?:mir |mich )?(?:\p{L}+ ){0,4}?(?:zu|ab|an)|ob (?:es |das |ich )?(?:stimmt|richtig)|rückwärts|zähl\p{L}* (?:wir )?(?:mal |bitte )*mit mir|zählen wir|abhör\p{L}*|hör\p{L}* mich)(?!\p{L})/u;
const IS_PRACTISED =
  /(?<!\p{L})(?:üb\p{L}*|lern\p{L}*|abfrag\p{L}*|abhör\p{L}*|frag\p{L}* mich|hör\p{L}*|trainier\p{L}*|prüf\p{L}*|kontrollier\p{L}*|test\p{L}*)(?!\p{L})/u;
const ASKS =
  /^(?:was|wie|warum|wieso|wer|wann|wo|welche\p{L}*|kannst du (?:mir )?die|sag(?: mir)? (?:die|das)|nenn\p{L}*) /u;

const numberOf = (word: string | undefined): number | null => {
  if (word === undefined) return null;
  if (/^\d+$/.test(word)) return Number(word);
  return parseNumberWord(word.replace(/(?:er|en|ern)$/u, '')) ?? parseNumberWord(word);
};
const after = (plain: string, lead: RegExp): number | null => numberOf(lead.exec(plain)?.[1]);

const STARTS_AT =
  /(?<!\p{L})(?:von|ab|bei|mit|angefangen bei|angefangen mit|start\p{L}* bei) (?:der |den |zahl )*(\p{L}+|\d+)(?!\p{L})/u;
const STEPS =
  /(?:in |immer |mit )?(?:(\p{L}+?|\d+)(?:er)? ?-?schritte\p{L}*|immer (?:plus |minus |um )?(\p{L}+|\d+) (?:weiter|dazu\p{L}*|mehr|weniger|abzieh\p{L}*|ab|runter|rauf|zurück|minus|plus|abrechnen|wegnehmen)|immer (?:plus|minus) (\p{L}+|\d+))(?!\p{L})/u;
const DOWN = /rückwärts|abzieh|abgezogen|minus|runter|weniger|zurück|wegnehm|(?<!\p{L})ab$/u;
const UNTIL = /(?<!\p{L})bis (?:zu |zur |zum )?(\p{L}+|\d+)/u;
const LARGEST = 1000;
const LARGEST_STEP = 100;

function numberRow(plain: string): Row | null {
  const start = after(plain, STARTS_AT);
  if (/verdopp/u.test(plain)) return doubledRow(start ?? 1);
  if (/quadratzahl/u.test(plain)) return squareRow(start ?? 1);
  const [, one, two, three] = STEPS.exec(plain) ?? [];
  const named = numberOf(one ?? two ?? three);
  const isDown = DOWN.test(plain);
  const isCounted = /(?<!\p{L})(?:zähl\p{L}*|zahlen)(?!\p{L})/u.test(plain);
  if (/(?<!\p{L})(?:un)?gerade zahlen/u.test(plain))
    return stepRow(/ungerade/u.test(plain) ? -1 : 0, 2);
  const step = named ?? (isCounted && (isDown || start !== null) ? 1 : null);
  const table = named === null ? readTable(plain) : null;
  if (table !== null && table > 1) return tableRow(table);
  if (step === null || step < 1 || step > LARGEST_STEP) return null;
  const from = start ?? (isDown ? 20 : 0);
  if (from > LARGEST) return null;
  return stepRow(from, isDown ? -step : step, after(plain, UNTIL));
}

/** "Frag mich die Planeten ab": all of them, and no questions about them. */
const ALL_PLANETS = /(?<!(?:über|zu|von) )die planeten(?: ab| abfragen| üben| aufsagen)+$/u;

function wordsRow(plain: string): Row | null {
  const isEnglish = /englisch/u.test(plain);
  const from = (items: readonly string[]) => {
    const first = items.findIndex((item) =>
      new RegExp(`(?:ab|bei|mit|von) (?:dem |der )?${item.toLowerCase()}(?!\\p{L})`, 'u').test(
        plain,
      ),
    );
    return first > 0 ? items.slice(first) : items;
  };
  if (/(?<!\p{L})monat(?:e|en|snamen)?(?!\p{L})/u.test(plain))
    return isEnglish
      ? wordRow('die Monate', from(ENGLISH_MONTHS), 'english')
      : wordRow('die Monate', from(MONTHS), 'word');
  if (/(?<!\p{L})(?:wochentag(?:e|en)?|tage der woche)(?!\p{L})/u.test(plain))
    return isEnglish
      ? wordRow('die Wochentage', from(ENGLISH_DAYS), 'english')
      : wordRow('die Wochentage', from(DAYS), 'word');
  if (/(?<!\p{L})jahreszeiten(?!\p{L})/u.test(plain) && !isEnglish)
    return wordRow('die Jahreszeiten', from(SEASONS), 'word');
  if (
    /(?<!\p{L})planeten(?!\p{L})/u.test(plain) &&
    (CHILD_SAYS.test(plain) || ALL_PLANETS.test(plain))
  )
    return wordRow(
      'die Planeten',
      PLANETS,
      'word',
      'Ja, ein Satz hilft: Mein Vater erklärt mir jeden Sonntag unseren Nachthimmel.',
    );
  if (
    isEnglish &&
    /(?<!\p{L})(?:zähl\p{L}*|zahlen)(?!\p{L})/u.test(plain) &&
    CHILD_SAYS.test(plain)
  )
    return wordRow('die englischen Zahlen', ENGLISH_NUMBERS, 'english');
  return null;
}

function letterRow(plain: string): Row | null {
  if (!/(?<!\p{L})(?:abc|alphabet)(?!\p{L})/u.test(plain)) return null;
  const first = /(?:ab|bei|mit|von|beim) (?:dem |buchstabe\p{L}* )?([a-z])(?!\p{L})/u.exec(
    plain,
  )?.[1];
  if (first === undefined && !CHILD_SAYS.test(plain)) return null;
  const letters = /rückwärts/u.test(plain) ? ALPHABET.toReversed() : ALPHABET;
  const at = first === undefined ? -1 : letters.indexOf(first.toUpperCase());
  const hintAt = (place: number) => {
    const before = letters.slice(Math.max(0, at + place - 2), at + place + 1);
    return before.length > 0
      ? `Sag es laut: ${before.join(', ')} und weiter.`
      : `Es fängt mit ${letters[0] ?? ''} an.`;
  };
  const row = { ...wordRow('das Abc', letters.slice(Math.max(0, at + 1)), 'letter'), hintAt };
  return at >= 0 ? { ...row, start: letters[at] ?? '' } : row;
}

/** "Ich sag sie auf": the numbers, and nobody. */
const THE_ITEMS =
  /(?<!\p{L})sie(?= (?:dir |jetzt |dann |alle |mal )*(?:auf|vor|sagen|ab)(?!\p{L}))/gu;

/**
 * What a child wants to say in its order while LUX listens: "frag mich die Siebenerreihe der Reihe nach", "ich
 * zähl rückwärts von zwanzig, du prüfst"; null where nothing is to be recited.
 */
export function readRow(said: string): Row | null {
  const plain = plainOf(said);
  const isOfPerson = tellsOfPerson(plain.replace(THE_ITEMS, ' '));
  if (namesNeed(said) || isOfPerson || ASKS.test(plain) || isSum(plain)) return null;
  const letters = letterRow(plain);
  if (letters) return letters;
  if (CHILD_SAYS.test(plain) || IS_PRACTISED.test(plain)) {
    const words = wordsRow(plain);
    if (words) return words;
  }
  return CHILD_SAYS.test(plain) && !/durcheinander|gemischt|textaufgabe/u.test(plain)
    ? numberRow(plain)
    : null;
}
