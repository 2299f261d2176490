import { readWhole } from '../words/read-whole.ts';
import { readPieces } from './read-amounts.ts';

export interface Clock {
  /** Minutes since midnight, or since noon: as it was said. */
  minutes: number;
  at: number;
  end: number;
  isSpoken: boolean;
}

export const DAY = 1_440;
const LATE = /^(?:abends?|nachmittags?|mittags?)$/;

/** "Um 8 Uhr", "halb drei", "Viertel nach vier", "zehn vor acht", "14:30 Uhr". */
export function readClocks(text: string): { clocks: Clock[]; words: string[] } {
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
  if (
    before === 'um' &&
    first.value <= 24 &&
    /^(?:im|schlafen|wieder|aufgestanden|aufgewacht|eingeschlafen)$/u.test(unit)
  )
    return clock(first.value * 60, first.end, false);
  return isBare &&
    !/^(?:minuten?|stunden?|euro|cent|kilometer|meter|jahren?)$/.test(unit) &&
    /^$|^(?:\p{P}|und|los|an|bis|uhr|fertig|zu|beginnt|fängt|dauert|ins|wie|er|sie|in|mit|nach|da|zur|ist|abends|morgens|nachmittags)$/u.test(
      unit,
    )
    ? clock(first.value * 60, first.end, false)
    : null;
}
