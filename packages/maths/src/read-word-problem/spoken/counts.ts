import { tellWay } from '../shapes/ways.ts';
import { isSameNoun } from '../story.ts';
import { sayDuration, sayNumber } from '../units.ts';
import { type Asked, sayAmount } from './asked.ts';
import { type Measure, round, type Spoken } from './measures.ts';

/** A page, a house or a day by its number. */
const NUMBERED =
  /(?<!\p{L})(?<thing>seite|hausnummer|nummer|bild|kapitel|aufgabe|lektion) (?<number>\d+)/gu;
const BOTH_COUNT = /(?<!\p{L})(?:letzte|einschließlich|angefangen|begonnen|von|bis)(?!\p{L})/u;
const ASKS_OTHER =
  /(?<!\p{L})(?:(?:der|die|das|den|beim) (?:andere\p{L}*|letzte\p{L}*|dritte\p{L}*|vierte\p{L}*|zweite\p{L}*)|fehlt|fehlen)(?!\p{L})/u;
const TOGETHER = /(?<!\p{L})(?:zusammen|insgesamt|gesamt)(?!\p{L})/u;
const OTHER_MATTER =
  /(?<!\p{L})(?:mehr|weniger|doppelt|halb|hälfte|drittel|viertel|\d+ mal so|prozent|je|jede\p{L}*|als|winkel|grad)(?!\p{L})/u;
const NEEDS_PLACES =
  /(?<!\p{L})(?:holen|fehlen|fehlt|brauchen|bringen|besorgen|kaufen|dazu ?stellen|decken)(?!\p{L})/u;
const FIT: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:stühle?n?|plätze?n?|sitze?n?|sitzplätze?n?|teller|tellern|gläser|gläsern|becher|bechern|gabeln|helme?n?|schlafsäcke?n?|betten|tüten|brötchen|fahrräder|fahrrädern|löffeln?|hefte?n?|lose?n?)$/u,
    /^(?:leute|kinder|kindern|personen|gäste|gästen|schüler|freunde|mann)$/u,
  ],
];

/** What is counted from one number to another, what is missing of a whole, and what is missing for each to have one. */
export function solveCounts(spoken: Spoken, asked: Asked): string | null {
  const low = spoken.text.toLowerCase();
  return (
    inHours(spoken, asked) ??
    treesBetween(spoken, low) ??
    betweenNumbers(low, asked) ??
    otherPart(spoken, low, asked) ??
    missingPlaces(spoken, asked) ??
    notDone(spoken, asked)
  );
}

/** "95 Minuten, wie viele Stunden und Minuten sind das?" */
function inHours({ measures }: Spoken, asked: Asked): string | null {
  const [one, ...more] = measures.filter(({ isOne }) => !isOne);
  if (!one || more.length > 0 || one.name !== 'minute' || !/stunden und minuten/u.test(asked.text))
    return null;
  return `1 Stunde hat 60 Minuten. ${sayNumber(one.own)} Minuten sind ${sayDuration(one.value)}.`;
}

/** "Alle fünf Meter ein Baum, auch am Anfang und am Ende": one more than gaps. */
function treesBetween({ measures }: Spoken, low: string): string | null {
  if (!/(?<!\p{L})alle \d+ .*am anfang und (?:auch )?am ende/u.test(low)) return null;
  const [one, two, ...more] = measures.filter(({ isOne }) => !isOne);
  if (!one || !two || more.length > 0 || one.kind !== two.kind) return null;
  const [large, small] = one.value > two.value ? [one, two] : [two, one];
  const gaps = large.value / small.value;
  if (!Number.isInteger(gaps)) return null;
  const say = ({ value, kind, name }: Measure) => sayAmount(value, kind, [name]);
  return `${tellWay(`${say(large)} geteilt durch ${say(small)} ist ${gaps}`, `${gaps} plus 1 ist ${gaps + 1}`)} Es sind ${gaps + 1}.`;
}

/** "Auf Seite 9 angefangen, Seite 20 war die letzte": both of them count. */
function betweenNumbers(text: string, asked: Asked): string | null {
  const found = [...text.matchAll(NUMBERED)];
  const [one, two] = found.map(({ groups }) => Number(groups?.number));
  const thing = found[0]?.groups?.thing ?? '';
  if (one === undefined || two === undefined || found.length !== 2 || two <= one) return null;
  if (!BOTH_COUNT.test(text) || asked.kind === null || !isSameNoun(asked.kind, thing)) return null;
  const count = two - one + 1;
  return `Die erste und die letzte zählen mit. ${tellWay(`${two} minus ${one} ist ${two - one}`, `${two - one} plus 1 ist ${count}`)} Es sind ${count} ${asked.name}.`;
}

const COUNTERS =
  /^(?:zahlen|würfe?n?|leute|freunde?n?|kinder|geschwister|brüder|schwestern|pakete?n?)$/u;

/** "Pullover und Hose kosten zusammen 65, der Pullover 25, was kostet die Hose?" */
const BOTH_OF =
  /(?<one>\p{L}{3,}) und (?:eine?n? |der |die |das )?(?<two>\p{L}{3,}) (?:\p{L}+ )?(?:zusammen|insgesamt)/u;
function namesOther(text: string, question: string): boolean {
  const { one, two } = BOTH_OF.exec(text)?.groups ?? {};
  if (one === undefined || two === undefined) return false;
  const told = text.slice(0, text.length - question.length);
  const again = (word: string) => told.split(word).length > 2;
  const asked = (word: string) => question.includes(word);
  return (asked(one) && !asked(two) && again(two)) || (asked(two) && !asked(one) && again(one));
}

/** "Zusammen 14, einmal 6, einmal 3, und der andere Wurf?" */
function otherPart({ text, words, measures }: Spoken, low: string, asked: Asked): string | null {
  const question =
    /(?:wie|was|welche)[^?]*$/u.exec(
      low.slice(Math.max(0, low.lastIndexOf(' was '), low.lastIndexOf(' wie '))),
    )?.[0] ?? asked.text;
  if (!TOGETHER.test(low) || OTHER_MATTER.test(text.toLowerCase())) return null;
  if (!ASKS_OTHER.test(question) && !namesOther(low, question)) return null;
  const numbers = measures.filter(({ at, isOne }) => words[at + 1] !== 'mal' && !isOne);
  const wholes = numbers.filter(({ at }) =>
    words.slice(Math.max(0, at - 4), at + 3).some((word) => TOGETHER.test(word)),
  );
  const whole = wholes.toSorted((one, other) => other.value - one.value)[0];
  const parts = numbers.filter((one) => one !== whole);
  // "Drei Kinder": of whom all but one are told.
  const counter = parts.find(({ kind, own }) => COUNTERS.test(kind) && own === parts.length);
  const known = parts.filter((one) => one !== counter);
  if (!whole || known.length === 0) return null;
  if (whole && known.length === 1 && known[0]?.kind === '' && isMeasured(whole))
    known[0] = { ...known[0], value: (known[0].own * whole.value) / whole.own };
  const sum = known.reduce((all, { value }) => all + value, 0);
  const rest = round(whole.value - sum);
  if (rest <= 0) return null;
  const say = (value: number) =>
    sayAmount(value, isMeasured(whole) ? whole.kind : '', isMeasured(whole) ? [whole.name] : []);
  const steps = [
    ...(known.length > 1
      ? [`${known.map(({ value }) => say(value)).join(' plus ')} ist ${say(sum)}`]
      : []),
    `${say(whole.value)} minus ${say(sum)} ist ${say(rest)}`,
  ];
  return `${tellWay(...steps)} Es sind ${say(rest)}.`;
}

const isMeasured = ({ kind }: Measure) => /^(?:money|length|weight|volume|time)$/u.test(kind);

/** "Sechs Stühle, wir sind elf": for each of the people one. */
function missingPlaces({ text, measures }: Spoken, asked: Asked): string | null {
  const numbers = measures.filter(({ isOne }) => !isOne);
  const [one, two] = numbers;
  if (
    !one ||
    !two ||
    numbers.length > 2 ||
    !NEEDS_PLACES.test(asked.text) ||
    OTHER_MATTER.test(text.toLowerCase())
  )
    return null;
  const pair = FIT.some(
    ([places, people]) =>
      (places.test(one.kind) && people.test(two.kind)) ||
      (places.test(two.kind) && people.test(one.kind)),
  );
  if (!pair) return null;
  const [large, small] = one.value > two.value ? [one, two] : [two, one];
  const places = FIT.some(([pattern]) => pattern.test(one.kind)) ? one : two;
  if (places === large || large.value === small.value) return null;
  const rest = large.value - small.value;
  return `${sayNumber(large.value)} minus ${sayNumber(small.value)} ist ${sayNumber(rest)}. Es sind ${sayNumber(rest)}${rest === 1 ? '' : ` ${places.name}`}.`;
}

/** "17 Stifte, 3 sind abgebrochen, 5 sind rot, wie viele sind nicht abgebrochen?": only these are taken away. */
function notDone({ text, words, measures }: Spoken, asked: Asked): string | null {
  const deed =
    /(?:sind|haben|hat|waren|können|mögen|tragen|fahren|kommen) (?:\p{L}+ )?(?:nicht|keine?n?) (?<deed>\p{L}{3,})$/u.exec(
      asked.text,
    )?.groups?.deed;
  const numbers = measures.filter(({ isOne }) => !isOne);
  const [whole, ...parts] = numbers;
  if (deed === undefined || !whole || parts.length < 2 || OTHER_MATTER.test(text.toLowerCase()))
    return null;
  const place = words.indexOf(deed);
  const part = parts.filter(({ at }) => at < place).at(-1);
  if (!part || place < 0 || place - part.at > 4 || parts.some(({ value }) => value >= whole.value))
    return null;
  const rest = whole.value - part.value;
  return `${sayNumber(whole.value)} minus ${sayNumber(part.value)} ist ${sayNumber(rest)}. Es sind ${sayNumber(rest)}${isMeasured(whole) || whole.kind === '' ? '' : ` ${whole.name}`}.`;
}
