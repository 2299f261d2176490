import { type Clock, DAY, readClocks } from '../read-clocks.ts';
import { sayDuration } from '../units.ts';
import type { Asked } from './asked.ts';
import type { Measure, Spoken } from './measures.ts';

const HALF_DAY = 720;
const ASKS_END = /^(?:wann|wie spät|(?:um )?wie ?viel uhr)/u;
const ASKS_START =
  /(?<!\p{L})(?:muss|müssen|soll|sollen|los\p{L}*|spätestens|aufstehen|anfangen|angefangen|beginn\p{L}*|begonnen|früher|vorher)(?!\p{L})/u;
const ASKS_SPAN = /^(?:wie lange?|wie ?viele? (?:zeit|stunden|minuten)|nach wie ?viele)/u;
const BEGINS =
  /(?<!\p{L})(?:jetzt|gerade|es ist|wir haben|seit|eingeschlafen|einschlaf\p{L}*|ins bett|schlafen gegangen|angefangen|losgefahren|losgegangen|gekommen|ab)(?!\p{L})/u;
const ENDS =
  /(?<!\p{L})(?:bis|soll|muss|klingelt|aufgewacht|aufgestanden|aufwach\p{L}*|steh|aufsteh\p{L}*|zurück|abgeholt|wach|weckt|gegangen|fertig|anfängt|beginnt|fängt|losgeht)(?!\p{L})/u;
const OTHER_MATTER =
  /(?<!\p{L})(?:jede[rn]?|pro|mal|minuten früher|zeitverschiebung|verspätung|davon|pünktlich|eher|später)(?!\p{L})/u;

/** How long from one hour to another, and when something ends that takes several times: with halves of days as they must be meant. */
export function solveClocks({ text, words, measures }: Spoken, asked: Asked): string | null {
  const low = text.toLowerCase();
  const { clocks, words: pieces } = readClocks(withLate(low));
  if (OTHER_MATTER.test(low) || pieces.length !== words.length) return null;
  const isClock = ({ at }: Measure) => clocks.some((clock) => at >= clock.at && at < clock.end);
  const others = measures.filter((one) => !isClock(one) && !(one.isOne && one.kind !== 'time'));
  if (others.some(({ kind }) => kind !== 'time')) return null;
  const [one, two] = clocks;
  if (one && two && clocks.length === 2 && others.length === 0 && asksSpan(asked))
    return tellSpan(pieces, one, two);
  const isBefore =
    /(?<!\p{L})in (?:\d+|einer) \p{L}+ (?:ist|wird) es /u.test(low) &&
    /(?:jetzt|gerade)$/u.test(asked.text);
  if (one && clocks.length === 1 && others.length === 1 && others[0] && isBefore)
    return `${tell(one.minutes)} minus ${sayDuration(others[0].value)} ist ${tell(one.minutes - others[0].value)}.`;
  const isEnd = ASKS_END.test(asked.text) && !ASKS_START.test(asked.text);
  return one && clocks.length === 1 && others.length > 0 && isEnd ? tellEnd(one, others) : null;
}

const asksSpan = ({ text }: Asked) => ASKS_SPAN.test(text);

/** "Abends um neun" is said as often as "um neun abends". */
const withLate = (text: string) =>
  text.replace(
    /(?<!\p{L})(abends?|nachmittags?) (?:so |gegen |um )?((?:halb |viertel (?:vor |nach )?|\d+ (?:vor|nach) )?\d{1,2})(?: uhr)?(?! \d)/gu,
    'um $2 uhr $1',
  );

function tellSpan(pieces: readonly string[], one: Clock, two: Clock): string | null {
  const between = pieces.slice(one.end, two.at);
  const bound = between.findLastIndex((word) => /^(?:und|aber|dann|danach)$/u.test(word));
  const cut = bound < 0 ? two.at - 1 : one.end + bound;
  const first = pieces.slice(0, cut).join(' ');
  const second = pieces.slice(cut).join(' ');
  const isTurned =
    (BEGINS.test(second) && !BEGINS.test(first)) ||
    (ENDS.test(first) && !ENDS.test(second) && !BEGINS.test(first));
  const [from, until] = isTurned ? [two, one] : [one, two];
  const span = (until.minutes - from.minutes + DAY) % DAY;
  const isLoose = from.minutes <= HALF_DAY || until.minutes <= HALF_DAY;
  const isHalf =
    span > HALF_DAY &&
    isLoose &&
    (from.isSpoken || until.isSpoken || isTurned || !sameStyle(from, until));
  const length = isHalf ? span - HALF_DAY : span;
  if (length === 0) return null;
  const end = isHalf ? (from.minutes + length) % DAY : until.minutes;
  return `Von ${tell(from.minutes)} bis ${tell(end)} sind es ${sayDuration(length)}.`;
}

/** "Von 9 Uhr bis 22 Uhr" counts to 24. */
const sameStyle = (one: Clock, other: Clock) => !one.isSpoken && !other.isSpoken;

function tellEnd(start: Clock, spans: readonly Measure[]): string {
  const steps: string[] = [];
  let minutes = start.minutes;
  for (const { value } of spans) {
    steps.push(`${tell(minutes)} plus ${sayDuration(value)} ist ${tell(minutes + value)}.`);
    minutes += value;
  }
  return steps.length === 1
    ? steps.join('')
    : steps.map((step, at) => `${at === 0 ? 'Erst' : 'Dann'}: ${step}`).join(' ');
}

function tell(at: number): string {
  const minutes = (at + DAY) % DAY;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} Uhr` : `${Math.floor(minutes / 60)} Uhr ${rest}`;
}
