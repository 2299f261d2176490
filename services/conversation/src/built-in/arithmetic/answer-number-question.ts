import { sayNumber } from '@lux/maths/read-word-problem/units.ts';
import { answerArithmetic } from './answer-arithmetic.ts';
import { convertUnits, sumOfMeasures } from './convert-units.ts';
import { readNumberFrame } from './number-frame.ts';
import { tableNamed } from './table-named.ts';

type Reply = (one: number, other: number, match: RegExpExecArray) => string | null;

const LONGEST = 200;
const LARGEST = 1_000_000_000;
const sum = (text: string) => answerArithmetic(text);
const plural = (count: number, one: string, many: string) =>
  count === 1 ? one : `${count} ${many}`;

/** What children ask about numbers, with # for each number. The first that fits answers. */
const QUESTIONS: readonly [RegExp, Reply][] = [
  [
    /# (?:eine? )?(?:un)?gerade|(?:un)?gerade (?:zahl )?(?:oder (?:un)?gerade )?#/u,
    (one, _, { input }) => parity(one, input),
  ],
  [/# (?:eine? )?primzahl|primzahl #/u, (one) => primality(one)],
  [/quersumme (?:von |aus |der zahl )?#/u, (one) => digitSum(one)],
  [
    /(?:vorgänger|zahl (?:direkt )?vor|kommt (?:direkt |gleich )?vor(?: der)?) (?:von |der )?(?:zahl )?#$|^# vorgänger/u,
    (one) =>
      `Vor der ${sayNumber(one)} kommt die ${sayNumber(one - 1)}. ${sayNumber(one)} minus 1 ist ${sayNumber(one - 1)}.`,
  ],
  [
    /(?:nachfolger|zahl (?:direkt )?nach|kommt (?:direkt |gleich )?(?:nach|hinter)(?: der)?) (?:von |der )?(?:zahl )?#$/u,
    (one) =>
      `Nach der ${sayNumber(one)} kommt die ${sayNumber(one + 1)}. ${sayNumber(one)} plus 1 ist ${sayNumber(one + 1)}.`,
  ],
  [
    /(?:nachbarzahlen|nachbarn) (?:von |der )?(?:zahl )?#/u,
    (one) =>
      `Die Nachbarzahlen von ${sayNumber(one)} sind ${sayNumber(one - 1)} und ${sayNumber(one + 1)}.`,
  ],
  [
    /(?:fehlt|fehlen|brauch\p{L}*) (?:noch )?(?:ich )?(?:noch )?(?:von|bei|ab) (?:der )?# (?:noch )?(?:bis|zu|zum|zur|auf|an) (?:zur |zum |zu |die )?#|von # bis (?:zur |zum )?# fehl/u,
    (one, other) => missing(one, other),
  ],
  [
    /(?:fehlt|fehlen) (?:noch )?(?:bis|zu|zur|zum|auf) (?:zur |zum |zu |die )?# (?:von|bei|wenn ich|ab) (?:der )?#/u,
    (one, other) => missing(other, one),
  ],
  [
    /(?:zu|zur) # (?:dazu|dazurechnen|addieren|dazuzählen|rechnen) .*#/u,
    (one, other) => missing(one, other),
  ],
  [
    /wie (?:oft|viel ?mal|häufig) (?:passt|geht|ist|steckt)(?: denn| die)* # in (?:die |der )?# ?/u,
    (one, other) => sum(`${other} geteilt durch ${one}`),
  ],
  [
    /wie oft (?:passt|geht|steckt) in (?:die )?# (?:die )?#/u,
    (one, other) => sum(`${one} geteilt durch ${other}`),
  ],
  [
    /(?:kommt|ist|steht) (?:die )?# (?:vor|nach|hinter) (?:der )?#/u,
    (one, other, { input }) => order(one, other, /vor/.test(input)),
  ],
  [
    /ist (?:die )?# (?:größer|mehr|höher|kleiner|weniger) (?:als|wie) (?:die )?#|(?:größer|mehr|kleiner|weniger|höher) # oder #|# oder # (?:größer|mehr|kleiner|weniger)/u,
    (one, other, { input }) => compare(one, other, input),
  ],
  [
    /rund\p{L}* (?:die )?(?:zahl )?# (?:mal )?(?:auf |ab |auf den |auf )*(?:den |die |volle |ganze |nächsten? |nächste )*(zehner|hunderter|tausender|ganze|einer)?/u,
    (one, _, match) => round(one, match[1]),
  ],
  [
    /# (?:auf |den |volle |nächsten )*(zehner|hunderter|tausender) gerundet/u,
    (one, _, match) => round(one, match[1]),
  ],
  [
    /(?:summe (?:von|aus)|zähl\p{L}*|addier\p{L}*|rechne) # (?:und|plus|zu|mit) #/u,
    (one, other) => sum(`${one} plus ${other}`),
  ],
  [
    /# (?:und|zu|mit) (?:der )?# (?:zusammen\p{L}*|addier\p{L}*|dazu\p{L}*|zusammen (?:zähl|rechn)\p{L}*|summier\p{L}*)/u,
    (one, other) => sum(`${one} plus ${other}`),
  ],
  [
    /(?:unterschied|differenz|abstand) (?:zwischen|von|aus) (?:der )?# (?:und|zu) (?:der )?#/u,
    (one, other) => sum(`${Math.max(one, other)} minus ${Math.min(one, other)}`),
  ],
  [
    /(?:produkt (?:von|aus)|multiplizier\p{L}*|nimm) # (?:und|mit|mal) #/u,
    (one, other) => sum(`${one} mal ${other}`),
  ],
  [
    /# mit # (?:multiplizier\p{L}*|mal\s?nehm\p{L}*|malnehm\p{L}*)/u,
    (one, other) => sum(`${one} mal ${other}`),
  ],
  [
    /(?:zieh\p{L}*|nimm|nehm\p{L}*|subtrahier\p{L}*) (?:ich )?# von (?:der )?#|(?:^| )# von # (?:ab\p{L}*|weg\p{L}*|subtrahier\p{L}*)/u,
    (one, other) => sum(`${other} minus ${one}`),
  ],
  [
    /von (?:der )?# (?:die )?# (?:ab\p{L}*|weg\p{L}*|subtrahier\p{L}*)/u,
    (one, other) => sum(`${one} minus ${other}`),
  ],
  [/# (?:weniger|wegnehmen) #$/u, (one, other) => sum(`${one} minus ${other}`)],
  [
    /(?:teil\p{L}*|dividier\p{L}*) (?:ich )?# (?:durch|auf|mit) #|# (?:durch|auf) # (?:teil\p{L}*|geteilt|aufteil\p{L}*|dividier\p{L}*)/u,
    (one, other) => sum(`${one} geteilt durch ${other}`),
  ],
  [
    /verdopp\p{L}* (?:die )?#|# (?:verdoppelt|verdopple|verdoppel\p{L}*)|# doppelt|doppelte (?:von|der) (?:der )?#/u,
    (one) => sum(`das Doppelte von ${one}`),
  ],
  [/halbier\p{L}* (?:die )?#|# halbier\p{L}*/u, (one) => sum(`die Hälfte von ${one}`)],
  [
    /um # (?:größer|mehr|höher) (?:als|wie) (?:die )?#|# (?:größer|mehr) (?:als|wie) (?:die )?#/u,
    (one, other) => sum(`${other} plus ${one}`),
  ],
  [
    /um # (?:kleiner|weniger) (?:als|wie) (?:die )?#|# (?:kleiner|weniger) (?:als|wie) (?:die )?#/u,
    (one, other) => sum(`${other} minus ${one}`),
  ],
  [
    /(?:teiler|teilbar) (?:von |der )?(?:zahl )?#|durch (?:welche zahlen|was) .*# teil/u,
    (one) => divisors(one),
  ],
  [
    /# durch # teilbar|# teilbar durch #|# durch # teilen\??$/u,
    (one, other) => divisible(one, other),
  ],
  [
    /zähl\p{L}* .*\p{L}er-?\s?schritt\p{L}* (?:bis|auf) (?:zu )?#/u,
    (to, _, { input }) => countInSteps(to, input.toLowerCase()),
  ],
  [
    /zähl\p{L}* (?:mal )?(?:von # )?(?:bis|auf) (?:zu )?#|zähl\p{L}* (?:mal )?(?:rückwärts )?von #(?: rückwärts| runter| herunter)?(?: bis (?:zu )?#)?/u,
    (one, other, { input }) => count(one, other, input),
  ],
];

/** "Ist 17 gerade?", "Was fehlt von 7 bis 10?", "Wie viele Zentimeter sind 3 Meter?"; null for all else. */
export function answerNumberQuestion(question: string): string | null {
  if (question.length > LONGEST) return null;
  const { frame, amounts } = readNumberFrame(question);
  const measured = convertUnits(question) ?? sumOfMeasures(question);
  if (measured !== null) return measured;
  const row = recite(frame);
  if (row !== null) return row;
  if (amounts.length === 0 || amounts.length > 2) return null;
  if (
    amounts.some(
      ({ dimension, isShare, value }) => dimension !== null || isShare || value > LARGEST,
    )
  )
    return null;
  const [one = 0, other = Number.NaN] = amounts.map(({ value }) => value);
  for (const [pattern, reply] of QUESTIONS) {
    const match = pattern.exec(frame);
    const wanted = match ? (match[0].match(/#/g) ?? []).length : 0;
    if (!match || wanted !== amounts.length) continue;
    return reply(one, other, match);
  }
  return null;
}

function parity(value: number, frame: string): string | null {
  if (!Number.isInteger(value)) return null;
  const isEven = value % 2 === 0;
  const asksOdd = frame.includes('ungerade') && !frame.includes('oder');
  const start = frame.includes('oder') ? '' : isEven === asksOdd ? 'Nein, ' : 'Ja, ';
  const ones = Math.abs(value % 10);
  return `${start}${sayNumber(value)} ist ${isEven ? 'gerade' : 'ungerade'}. Das siehst du an der letzten Ziffer, der ${ones}.`;
}

function primality(value: number): string | null {
  if (!Number.isInteger(value) || value > 1_000_000) return null;
  if (value < 2) return `Nein, ${value} ist keine Primzahl. Die kleinste Primzahl ist die 2.`;
  for (let divisor = 2; divisor * divisor <= value; divisor += 1) {
    if (value % divisor === 0)
      return `Nein, ${value} ist keine Primzahl. ${divisor} mal ${value / divisor} ist ${value}.`;
  }
  return `Ja, ${value} ist eine Primzahl. Sie lässt sich nur durch 1 und sich selbst teilen.`;
}

function digitSum(value: number): string | null {
  if (!Number.isInteger(value)) return null;
  const digits = [...String(value)].map(Number);
  const total = digits.reduce((sum, digit) => sum + digit, 0);
  return `Die Quersumme von ${value} ist ${total}. Du rechnest ${digits.join(' plus ')}.`;
}

function missing(from: number, to: number): string {
  const [low, high] = from < to ? [from, to] : [to, from];
  return `Von ${sayNumber(low)} bis ${sayNumber(high)} fehlen ${sayNumber(high - low)}. ${sayNumber(high)} minus ${sayNumber(low)} ist ${sayNumber(high - low)}.`;
}

function order(one: number, other: number, asksBefore: boolean): string {
  const isBefore = one < other;
  return `${isBefore === asksBefore ? 'Ja' : 'Nein'}, die ${sayNumber(one)} kommt ${isBefore ? 'vor' : 'nach'} der ${sayNumber(other)}.`;
}

function compare(one: number, other: number, frame: string): string {
  const [small, large] = [one, other].toSorted((a, b) => a - b).map(sayNumber);
  if (one === other) return 'Die beiden Zahlen sind gleich groß.';
  if (frame.includes('oder')) {
    return /kleiner|weniger/.test(frame)
      ? `${small} ist kleiner als ${large}.`
      : `${large} ist größer als ${small}.`;
  }
  const isLarger = one > other;
  const asksLarger = /größer|mehr|höher/.test(frame);
  return `${isLarger === asksLarger ? 'Ja' : 'Nein'}, ${sayNumber(one)} ist ${isLarger ? 'größer' : 'kleiner'} als ${sayNumber(other)}.`;
}

function round(
  value: number,
  place = value > 100 && value % 10 === 0 ? 'hunderter' : 'zehner',
): string {
  const size = { einer: 1, ganze: 1, zehner: 10, hunderter: 100, tausender: 1_000 }[place] ?? 10;
  const rounded = Math.round(value / size) * size;
  const way = rounded >= value ? 'aufgerundet' : 'abgerundet';
  return `${sayNumber(value)} wird ${way}. Gerundet ist das ${sayNumber(rounded)}.`;
}

function divisors(value: number): string | null {
  if (!Number.isInteger(value) || value < 1 || value > 1_000) return null;
  const found = Array.from({ length: value }, (_, index) => index + 1).filter(
    (one) => value % one === 0,
  );
  return `${value} hat ${plural(found.length, 'einen Teiler', 'Teiler')}: ${found.join(', ')}.`;
}

function divisible(one: number, other: number): string | null {
  if (other === 0) return null;
  const rest = one % other;
  return rest === 0
    ? `Ja, ${one} geteilt durch ${other} ist ${sayNumber(one / other)}.`
    : `Nein, da bleibt ein Rest. ${one} geteilt durch ${other} ist ${Math.floor(one / other)} Rest ${rest}.`;
}

const MOST_COUNTED = 30;

/** "Zähl in Dreierschritten bis 30." */
function countInSteps(to: number, frame: string): string | null {
  const name = /(\p{L}+er)-?\s?schritt/u.exec(frame)?.[1] ?? '';
  const step = tableNamed(name);
  if (!step || to < step) return null;
  const length = Math.floor(to / step);
  if (length > MOST_COUNTED) return TOO_FAR;
  return `${Array.from({ length }, (_, index) => (index + 1) * step).join(', ')}.`;
}

const TOO_FAR = 'So weit zähle ich dir nicht vor. Zähl du, und ich höre zu!';

function count(one: number, other: number, frame: string): string | null {
  const isBack = /rückwärts|runter/.test(frame);
  const [from, to] = Number.isNaN(other)
    ? isBack
      ? [one, frame.includes('bis') ? 1 : 0]
      : [1, one]
    : [one, other];
  if (!frame.includes('bis') && !isBack) return null;
  const length = Math.abs(to - from) + 1;
  if (length > MOST_COUNTED) return TOO_FAR;
  return `${Array.from({ length }, (_, index) => from + (to < from ? -index : index)).join(', ')}.`;
}

/** "Sag mir die Siebenerreihe" is recited; "üb die Siebenerreihe mit mir" is a practice. */
function recite(frame: string): string | null {
  const name = /(?<!\p{L})(\p{L}+er)\s?(?:reihe|einmaleins|ein mal eins)/u.exec(frame)?.[1] ?? '';
  const of = tableNamed(name);
  if (!of || /#|wie viele|\d|üb|frag|aufgabe|trainier|lern|abfrag|kann ich|stell/.test(frame))
    return null;
  return `Die ${name.charAt(0).toUpperCase()}${name.slice(1)}reihe geht so: ${Array.from({ length: 10 }, (_, index) => (index + 1) * of).join(', ')}.`;
}
