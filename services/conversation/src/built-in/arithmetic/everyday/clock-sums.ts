import { readClocks } from '@lux/maths/read-word-problem/read-clocks.ts';
import { tellWay } from '@lux/maths/read-word-problem/shapes/ways.ts';
import { sayDuration } from '@lux/maths/read-word-problem/units.ts';
import type { EverydayReader } from './everyday-text.ts';

const DAY = 1_440;
const HALF_DAY = 720;
const tell = (at: number) => {
  const minutes = (at + DAY) % DAY;
  return minutes % 60 === 0
    ? `${minutes / 60} Uhr`
    : `${Math.floor(minutes / 60)} Uhr ${minutes % 60}`;
};
/** "Um 20 15" is a clock, too. */
const BARE_CLOCK = /(?<=(?:um|ab|seit) )(\d{1,2}) (\d{2})(?=$| (?!minuten|uhr|euro|cent)\p{L})/gu;
const SPAN = /(?:(?<times>\d+) mal )?(?<minutes>\d+) minuten/gu;
const ASKS_WHEN =
  /(?<!\p{L})(?:wann|um wie ?viel uhr|wie spät) (?:\p{L}+ )*?(?:ist|bin|kann|können|hört|endet|zu ende|fertig|aus|bett|komm\p{L}*|sind|vorbei)(?!\p{L})/u;

/** "Um 20 15 angefangen, zweimal 7 Minuten Werbung, der Film geht 96 Minuten, wann ist er aus?" */
export const readEndOfAll: EverydayReader = ({ text }) => {
  if (!ASKS_WHEN.test(text) || /(?<!\p{L})(?:früher|vorher|spätestens)(?!\p{L})/u.test(text))
    return null;
  const said = text.replace(BARE_CLOCK, '$1 uhr $2');
  const { clocks } = readClocks(said);
  const [start, ...others] = clocks;
  const spans = [...said.matchAll(SPAN)];
  if (!start || others.length > 0 || spans.length < 2) return null;
  const told = spans.reduce((sum, { groups }) => sum + (groups?.times === undefined ? 1 : 2), 0);
  const ofClock = (said.match(/\d+/gu) ?? []).length - told;
  if (ofClock < 1 || ofClock > 2) return null;
  const { lengths, steps, whole } = lengthsOf(spans);
  const sum = `${lengths.join(' plus ')} ist ${whole}, also ${sayDuration(whole)}`;
  return `${tellWay(...steps, sum)} ${tell(start.minutes)} plus ${sayDuration(whole)} ist ${tell(start.minutes + whole)}.`;
};

const ASKS_LENGTH = /wie lange? (?:\p{L}+ )*?(?:dauert|ist|geht|sind|war|brauch\p{L}*)(?!\p{L})/u;

/** "2 mal 45 Minuten und 15 Minuten Pause, wie lange ist das zusammen?" */
export const readLengthOfAll: EverydayReader = ({ text, numbers }) => {
  const spans = [...text.matchAll(SPAN)];
  const count = spans.reduce((sum, { groups }) => sum + (groups?.times === undefined ? 1 : 2), 0);
  const isOften = spans.some(({ groups }) => groups?.times !== undefined);
  if (!ASKS_LENGTH.test(text) || spans.length < 2 || !isOften || count !== numbers.length)
    return null;
  if (/(?<!\p{L})(?:davon|kürzer|weniger|minus|schon|früher)(?!\p{L})/u.test(text)) return null;
  const { steps, lengths, whole } = lengthsOf(spans);
  return `${tellWay(...steps, `${lengths.join(' plus ')} ist ${whole}`)} Zusammen sind es ${sayDuration(whole)}.`;
};

/** What each span takes, with its way, and all of them together. */
function lengthsOf(spans: readonly RegExpMatchArray[]) {
  const lengths = spans.map(({ groups }) => Number(groups?.minutes) * Number(groups?.times ?? 1));
  const steps = spans.flatMap(({ groups }, at) =>
    groups?.times === undefined ? [] : [`${groups.times} mal ${groups.minutes} ist ${lengths[at]}`],
  );
  return { lengths, steps, whole: lengths.reduce((sum, length) => sum + length, 0) };
}

const ASKS_TIME =
  /(?<!\p{L})wie ?viel zeit (?:hab|habe|haben|hat|bleibt|ist)(?!\p{L})|wie lange? (?:hab|habe|haben) (?:ich|wir|sie|er) (?:noch |dann |da )*(?:zeit)?$/u;
const UNTIL =
  /(?<!\p{L})(?:muss|müssen|soll|bis|fängt|beginnt|kommt|fährt|geht|anfang|los)(?!\p{L})/u;

/** "Ich steh um halb sieben auf und muss um zehn vor acht da sein, wie viel Zeit hab ich?" */
export const readTimeBetween: EverydayReader = ({ text, asTold }) => {
  if (!ASKS_TIME.test(text) || !UNTIL.test(text)) return null;
  const { clocks } = readClocks(asTold.toLowerCase().replaceAll(/[,.?!]/gu, ' '));
  const [from, until, ...others] = clocks;
  if (!from || !until || others.length > 0 || /minuten|stunden/u.test(text)) return null;
  const span = (until.minutes - from.minutes + DAY) % DAY;
  const isHalfDay = from.isSpoken !== until.isSpoken && span > HALF_DAY;
  const length = isHalfDay ? span - HALF_DAY : span;
  if (length <= 0 || length > HALF_DAY) return null;
  return `Von ${tell(from.minutes)} bis ${tell(isHalfDay ? until.minutes + HALF_DAY : until.minutes)} sind es ${sayDuration(length)}.`;
};

const ASKS_START =
  /(?<!\p{L})wann (?:muss|müssen|soll|sollen|sollte) (?:ich|wir|er|sie) (?:\p{L}+ ){0,3}?(?:los\p{L}*|weg\p{L}*|raus\p{L}*|aufstehen|starten|abfahren|gehen)(?!\p{L})/u;

/** "Die Schule fängt um acht an, ich brauch 25 Minuten, wann muss ich los?" */
export const readLeaveBy: EverydayReader = ({ text, asTold }) => {
  if (!ASKS_START.test(text)) return null;
  const said = asTold.toLowerCase().replaceAll(/[,.?!]/gu, ' ');
  const [until, ...others] = readClocks(said).clocks;
  const spans = [...text.matchAll(SPAN)];
  const [span] = spans;
  if (!until || others.length > 0 || spans.length !== 1 || !span?.groups || span.groups.times)
    return null;
  const ofClock = (text.replace(span[0], ' ').match(/\d+/gu) ?? []).length;
  if (ofClock > 2 || /stunden?(?!\p{L})/u.test(text)) return null;
  const takes = Number(span.groups.minutes);
  return `${tell(until.minutes)} minus ${takes} Minuten ist ${tell(until.minutes - takes)}.`;
};

const TAKES =
  /(?:ist (?<h>\d+) stunden?(?: und (?<m>\d+) minuten)?|(?:Es sind|sind es|ist) (?<hours>\d+) Stunden?(?: und (?<rest>\d+) Minuten)?|(?:Es sind|sind es) (?<only>\d+) Minuten)\.$/u;
const BREAK =
  /(?:(?<half>einer? halben? stunde)|(?<quarter>einer? viertelstunde)|(?<hour>einer? stunde)|(?<minutes>\d+) minuten?|(?<hours>\d+) stunden?)/u;
const IS_BREAK =
  /(?<!\p{L})(?:pause|stau|verspätung|werbung|länger|dazu|rast|aufenthalt)(?!\p{L})/u;

/** "Mit einer halben Stunde Pause?", behind how long something takes. */
export function addsBreak(said: string, last: string): string | null {
  const found = TAKES.exec(last)?.groups;
  const extra = BREAK.exec(said)?.groups;
  if (!found || !extra || !IS_BREAK.test(said) || !/^(?:und|aber|mit|wenn|plus|dann) /u.test(said))
    return null;
  const whole =
    Number(found.h ?? found.hours ?? 0) * 60 + Number(found.m ?? found.rest ?? found.only ?? 0);
  const by = extra.half
    ? 30
    : extra.quarter
      ? 15
      : extra.hour
        ? 60
        : Number(extra.minutes ?? 0) + Number(extra.hours ?? 0) * 60;
  if (!(whole > 0) || !(by > 0)) return null;
  return `${sayDuration(whole)} plus ${sayDuration(by)} ist ${sayDuration(whole + by)}.`;
}
