import { readWhole } from '../words/read-whole.ts';
import { readAmounts, readPieces } from './read-amounts.ts';
import { sayDuration } from './units.ts';

interface Clock {
  /** Minutes since midnight, or since noon: as it was said. */
  minutes: number;
  at: number;
  end: number;
  isSpoken: boolean;
}

const DAY = 1_440;
const LATE = /^(?:abends?|nachmittags?|mittags?)$/;

/** "Um 8 Uhr", "halb drei", "Viertel nach vier", "zehn vor acht", "14:30 Uhr". */
function readClocks(text: string): { clocks: Clock[]; words: string[] } {
  const plain = text.replaceAll(/(?<!\d)(\d{1,2})[:.](\d\d)(?!\d)(?: ?uhr)?/giu, '$1 uhr $2 ');
  const pieces = readPieces(plain);
  const words = pieces.map(({ word }) => word);
  const clocks: Clock[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const clock = readClock(words, at);
    if (!clock) continue;
    const isLate =
      words.slice(clock.end, clock.end + 2).some((word) => LATE.test(word)) && clock.minutes < 720;
    clocks.push(isLate ? { ...clock, minutes: clock.minutes + 720 } : clock);
    at = clock.end - 1;
  }
  return { clocks, words };
}

function readClock(words: string[], at: number): Clock | null {
  const hourAt = (place: number) => {
    const read = readWhole(words, place);
    return read && read.value <= 24 && !/^eine[nmr]?$/.test(words[place] ?? '') ? read : null;
  };
  const word = words[at] ?? '';
  const clock = (minutes: number, end: number, isSpoken = true): Clock => ({
    minutes: (minutes + DAY) % DAY,
    at,
    end: words[end] === 'uhr' ? end + 1 : end,
    isSpoken,
  });
  if (word === 'halb') {
    const hour = hourAt(at + 1);
    return hour && clock(hour.value * 60 - 30, hour.end);
  }
  if (word === 'viertel' || word === 'dreiviertel') {
    const next = words[at + 1] ?? '';
    const hour = hourAt(/^(?:nach|vor)$/.test(next) ? at + 2 : at + 1);
    if (!hour || (word === 'viertel' && /^(?:von|der|davon)$/.test(next))) return null;
    if (next === 'nach') return clock(hour.value * 60 + 15, hour.end);
    if (next === 'vor') return clock(hour.value * 60 - 15, hour.end);
    return clock(hour.value * 60 - (word === 'viertel' ? 45 : 15), hour.end);
  }
  const first = readWhole(words, at);
  if (!first || /^eine[nmr]?$/.test(word)) return null;
  const side = words[words[first.end] === 'minuten' ? first.end + 1 : first.end];
  if (/^(?:nach|vor)$/.test(side ?? '') && first.value < 30) {
    const place = words[first.end] === 'minuten' ? first.end + 2 : first.end + 1;
    const isHalf = words[place] === 'halb';
    const hour = hourAt(isHalf ? place + 1 : place);
    if (!hour) return null;
    const base = hour.value * 60 - (isHalf ? 30 : 0);
    return clock(base + (side === 'nach' ? first.value : -first.value), hour.end);
  }
  if (words[first.end] === 'uhr' && first.value <= 24) {
    const minute = readWhole(words, first.end + 1);
    const isMinute =
      minute &&
      minute.value < 60 &&
      words[minute.end] !== 'minuten' &&
      words[minute.end] !== 'stunden';
    return isMinute
      ? clock(first.value * 60 + minute.value, minute.end, false)
      : clock(first.value * 60, first.end, false);
  }
  const before = words[at - 1] ?? '';
  const isBare = /^(?:um|bis|von|gegen|ab)$/.test(before) && first.value <= 24;
  const unit = words[first.end] ?? '';
  return isBare &&
    !/^(?:minuten?|stunden?|euro|cent|kilometer|meter|jahren?)$/.test(unit) &&
    /^$|^(?:\p{P}|und|los|an|bis|uhr|fertig|zu|beginnt|fängt|dauert|ins|wie|er|sie|in|mit|nach|da|zur|ist|abends|morgens|nachmittags)$/u.test(
      unit,
    )
    ? clock(first.value * 60, first.end, false)
    : null;
}

const START =
  /^(?:los|losgehen|losfahren|anfangen|beginnen|beginnt|begonnen|starten|startet|abfahren|aufstehen|loslaufen|losgegangen|angefangen|losgefahren|abfahrt|beginn|fängt|anfängt|losmüssen|losgeht)$/;

/** Duration, end or beginning from two of them; null where it is no such problem. */
export function solveTime(text: string): string | null {
  const { clocks, words } = readClocks(text);
  const at = words.findIndex(
    (word, index) =>
      word === 'wann' ||
      (word === 'lange' && words[index - 1] === 'wie') ||
      (word === 'uhr' && /^viel$/.test(words[index - 1] ?? '')) ||
      word === 'wieviel',
  );
  if (at < 0 || clocks.length === 0) return null;
  const covered = new Set(
    clocks.flatMap((clock) =>
      Array.from({ length: clock.end - clock.at }, (_, index) => clock.at + index),
    ),
  );
  const plain = words.map((word, index) => ({
    raw: covered.has(index) ? '.' : word,
    word: covered.has(index) ? '.' : word,
  }));
  const amounts = readAmounts(plain).filter(
    ({ isArticle, dimension }) => !isArticle || dimension !== null,
  );
  const durations = amounts
    .filter(({ dimension }) => dimension === 'time')
    .map(({ value }) => value);
  const isOther = amounts.some(({ dimension }) => dimension !== 'time');
  if (isOther) return null;
  const asksLength = words[at] === 'lange';
  if (asksLength) return clocks.length === 2 && durations.length === 0 ? sayLength(clocks) : null;
  const [clock] = clocks;
  if (!clock || clocks.length > 1 || durations.length === 0 || durations.length > 3) return null;
  const total = durations.reduce((sum, duration) => sum + duration, 0);
  const question = words.slice(at);
  const told = words.slice(0, at);
  const asksStart =
    question.some((word) => START.test(word)) ||
    (question.includes('geht') && question.includes('los'));
  const toldStart =
    told.some((word) => START.test(word)) ||
    told.some((word) => /^(?:ab|fährt|geht|startet|jetzt)$/.test(word));
  if (
    asksStart &&
    toldStart &&
    !told.some((word) => /^(?:sein|da|ankommen|muss|fertig)$/.test(word))
  )
    return null;
  const result = asksStart ? clock.minutes - total : clock.minutes + total;
  const way = asksStart ? 'minus' : 'plus';
  return `${sayClock(clock.minutes)} ${way} ${sayDuration(total)} ist ${sayClock((result + DAY) % DAY)}.`;
}

function sayLength(clocks: Clock[]): string | null {
  const [from, to] = clocks;
  if (!from || !to) return null;
  let minutes = to.minutes - from.minutes;
  if (minutes <= 0) minutes += to.minutes <= 720 && from.minutes <= 720 ? 720 : DAY;
  if (minutes > 960) return null;
  return `Von ${sayClock(from.minutes)} bis ${sayClock(to.minutes)} ist ${sayDuration(minutes)}.`;
}

function sayClock(minutes: number): string {
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0
    ? `${hour === 1 ? 'ein' : hour} Uhr`
    : `${hour === 1 ? 'ein' : hour} Uhr ${rest}`;
}
