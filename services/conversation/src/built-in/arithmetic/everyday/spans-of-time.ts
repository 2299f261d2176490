import { sayDuration } from '@lux/maths/read-word-problem/units.ts';
import type { EverydayReader } from './everyday-text.ts';

const CLOCK = '(?:um )?(?<h>\\d{1,2}) uhr(?: (?<m>\\d{1,2}))?';
const NOW_AND_THEN = new RegExp(
  `${CLOCK}.*?(?:jetzt|es ist|ist es|haben wir)(?: \\p{L}+)? (?:erst |gerade |schon )?${CLOCK.replace('<h>', '<h2>').replace('<m>', '<m2>')}`,
  'u',
);
const NOW_FIRST = new RegExp(
  `(?:jetzt|es ist|ist es|haben wir)(?: \\p{L}+)? (?:erst |gerade |schon )?${CLOCK.replace('<h>', '<h2>').replace('<m>', '<m2>')}.*?${CLOCK}`,
  'u',
);
const ASKS_UNTIL =
  /wie (?:viele? (?:minuten|stunden|zeit)|lange?) (?:\p{L}+ ){0,3}?(?:noch|bis|warten|hab|habe|haben|dauert|sind)/u;
const tell = (minutes: number) =>
  minutes % 60 === 0 ? `${minutes / 60} Uhr` : `${Math.floor(minutes / 60)} Uhr ${minutes % 60}`;

/** "Mein Zug fährt um 14 Uhr 38, und es ist 14 Uhr 11, wie viele Minuten hab ich noch?" */
export const readUntilClock: EverydayReader = ({ text, numbers }) => {
  const found = (NOW_AND_THEN.exec(text) ?? NOW_FIRST.exec(text))?.groups;
  if (!found || !ASKS_UNTIL.test(text)) return null;
  const told = [found.h, found.m, found.h2, found.m2].filter((one) => one !== undefined);
  if (told.length !== numbers.length) return null;
  const until = Number(found.h) * 60 + Number(found.m ?? 0);
  const now = Number(found.h2) * 60 + Number(found.m2 ?? 0);
  if (now >= until) return null;
  return `Von ${tell(now)} bis ${tell(until)} sind es ${sayDuration(until - now)}.`;
};

const SPAN =
  '(?:(?<h>\\d+) stunden?(?: (?:und )?(?<m>\\d+)(?: minuten?)?)?|(?<only>\\d+) minuten?|(?<half>eine halbe stunde|ne halbe stunde|einer halben stunde|eine viertelstunde|eine dreiviertelstunde|eine stunde|einer stunde|1 stunde))';
const SPANS = new RegExp(SPAN, 'gu');
const NAMED: readonly [RegExp, number][] = [
  [/dreiviertel/u, 45],
  [/viertel/u, 15],
  [/halbe/u, 30],
  [/stunde/u, 60],
];

/** The durations of a text in minutes; null where a number stands beside them. */
function spansOf(text: string, count: number): number[] | null {
  const found = [...text.matchAll(SPANS)];
  const digits = found.reduce((sum, [span]) => sum + (span.match(/\d+/gu) ?? []).length, 0);
  if (digits !== count || found.length !== 2) return null;
  return found.map(({ groups }) => {
    const half = groups?.half;
    if (half !== undefined) return NAMED.find(([name]) => name.test(half))?.[1] ?? 0;
    if (groups?.only !== undefined) return Number(groups.only);
    return Number(groups?.h) * 60 + Number(groups?.m ?? 0);
  });
}

const ASKS_LONG = /(?:wie lange?|wie ?viele? (?:zeit|minuten|stunden))(?!\p{L})/u;
const STILL =
  /(?<!\p{L})schon(?!\p{L}).*wie (?:lange?|viel\p{L}*)(?: \p{L}+){0,5} noch|noch(?: \p{L}+){0,2}$/u;
const TOGETHER =
  /(?<!\p{L})(?:zusammen|insgesamt|und (?:dann|wir machen|noch|danach|eine)|dazu|pause|danach)(?!\p{L})/u;
const OTHER =
  /(?<!\p{L})(?:jede\p{L}*|pro|am tag|mal|uhr|länger|kürzer|mehr|weniger|doppelt|halb so|als)(?!\p{L})/u;

/** "3 Stunden 20 Fahrt, schon 1 Stunde 40 gefahren, wie lang noch?", "und eine halbe Stunde Pause". */
export const readSpans: EverydayReader = ({ text, numbers }) => {
  if (!ASKS_LONG.test(text) || OTHER.test(text)) return null;
  const [one, two] = spansOf(text, numbers.length) ?? [];
  if (one === undefined || two === undefined) return null;
  if (STILL.test(text)) {
    if (two >= one || !/(?<!\p{L})schon(?!\p{L})/u.test(text)) return null;
    return `${sayDuration(one)} minus ${sayDuration(two)} ist ${sayDuration(one - two)}. So lange dauert es noch.`;
  }
  if (
    !TOGETHER.test(text) ||
    /(?<!\p{L})(?:noch|schon)(?!\p{L})/u.test(text.slice(text.search(ASKS_LONG)))
  )
    return null;
  return `${sayDuration(one)} plus ${sayDuration(two)} ist ${sayDuration(one + two)}. So lange ist das zusammen.`;
};

const IN_MINUTES =
  /(?<h>\d+|eine) stunden? (?:und )?(?<m>\d+)(?: minuten)?(?: lang)?,? wie ?viele? minuten (?:sind|ist|dauert|macht|hat|wären)(?: \p{L}+){0,2}$/u;

/** "Der Film dauert 1 Stunde 30, wie viele Minuten sind das?" */
export const readInMinutes: EverydayReader = ({ text, numbers }) => {
  const found = IN_MINUTES.exec(text)?.groups;
  const hours = found?.h === 'eine' ? 1 : Number(found?.h);
  if (!found || numbers.length !== (found.h === 'eine' ? 1 : 2)) return null;
  const minutes = Number(found.m);
  return `${hours === 1 ? '1 Stunde' : `${hours} Stunden`} sind ${hours * 60} Minuten. ${hours * 60} plus ${minutes} ist ${hours * 60 + minutes}. Es sind ${hours * 60 + minutes} Minuten.`;
};
