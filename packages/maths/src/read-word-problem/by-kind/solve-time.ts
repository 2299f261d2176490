import { readAmounts } from '../read-amounts.ts';
import { type Clock, DAY, readClocks } from '../read-clocks.ts';
import { sayDuration } from '../units.ts';

const START =
  /^(?:los|losgehen|losfahren|anfangen|beginnen|beginnt|begonnen|starten|startet|abfahren|aufstehen|loslaufen|losgegangen|angefangen|losgefahren|abfahrt|beginn|fängt|anfängt|losmüssen|losgeht)$/;

/** Duration, end or beginning from two of them; null where it is no such problem. */
export function solveTime(text: string): string | null {
  const { clocks, words } = readClocks(text);
  const at = words.findIndex(
    (word, index) =>
      word === 'wann' ||
      (/^lange?$/.test(word) && words[index - 1] === 'wie') ||
      (/^(?:stunden|minuten)$/.test(word) && words[index - 1] === 'viele' && clocks.length === 2) ||
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
  const asksLength = /^(?:lange?|stunden|minuten)$/.test(words[at] ?? '');
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
