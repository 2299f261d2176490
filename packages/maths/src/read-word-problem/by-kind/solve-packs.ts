import { directionOf } from '../events.ts';
import { calculate, tellWay, thereAre } from '../shapes/ways.ts';

const PACK =
  '(?:packung|päckchen|schachtel|tüte|kiste|karton|box|tafel|dose|beutel|korb|körb|netz|sack|säck|bund|rolle|kasten|käst|palette|paket|pack|regal|reihe|tisch|teller|stapel|haufen|käfig|stall|ställ|becken|schrank|wagen|waggon|abteil|zimmer|boot|auto|bus)';
/** "Eine Packung hat 10 Eier", "in jeder Schachtel sind 6 Stifte". */
const HOLDS = new RegExp(
  `(?:in |auf )?(?:ein(?:er?|em)?|1|jede[rms]?) (?<pack>\\p{L}*${PACK})\\p{L}{0,2} (?:hat |haben |enthält |enthalten |sind |liegen |stecken |stehen |passen |sitzen |gibt es |mit )(?:immer |je )?(?<each>\\d+) (?<noun>\\p{L}{3,})`,
  'u',
);
const NUMBER = /(?<!\p{L})\d+(?!\p{L})/gu;
const ASKS = /(?:und |aber )?wie ?viele? (?:\p{L}+ )*.*$/u;
const MEASURED =
  /(?<!\p{L})(?:euro|cent|meter|cm|kilo\p{L}*|gramm|liter|minuten|stunden|hälfte|drittel|viertel|jahre|doppelt|mal)(?!\p{L})/u;
const BOUNDARY = /^(?:und|dann|danach|später|aber|davon)$/u;
const GOES_SPOILT =
  /^(?:kaputt\p{L}*|faul\p{L}*|zerbrochen|schlecht|leer|verschenkt?|verschenke)$/u;

/**
 * One pack holds so many, there are so many packs, and some more come or go: the packs are multiplied
 * first. Null where one number says neither.
 */
export function solvePacks(told: string): string | null {
  const text = told
    .toLowerCase()
    .replaceAll(/[.,;!?]+(?=\s|$)/gu, ' ')
    .replaceAll(/\s+/gu, ' ');
  const asked = ASKS.exec(text);
  const held = HOLDS.exec(text);
  if (!asked || !held?.groups || MEASURED.test(text)) return null;
  const { pack = '', each = '', noun = '' } = held.groups;
  const stem = pack.slice(0, Math.max(4, pack.length - 1));
  const rest = text.slice(held.index + held[0].length, asked.index);
  const counts = [...rest.matchAll(NUMBER)];
  const packs = counts.find(({ index, 0: number }) =>
    rest
      .slice(index + number.length)
      .trimStart()
      .startsWith(stem),
  );
  if (!packs || /\d/u.test(asked[0]) || new RegExp(stem, 'u').test(asked[0])) return null;
  const first = calculate(Number(packs[0]), 'mal', Number(each));
  const steps = [first.step];
  let { value } = first;
  for (const [at, found] of counts.entries()) {
    if (found === packs) continue;
    const from = counts[at - 1] ? (counts[at - 1]?.index ?? 0) + 1 : 0;
    const to = counts[at + 1]?.index ?? rest.length;
    const words = clauseOf(rest, found.index, { from, to });
    const isSpoilt = words.some((word) => GOES_SPOILT.test(word));
    const direction = isSpoilt ? -1 : directionOf(words);
    if (direction === null) return null;
    const next = calculate(value, direction === 1 ? 'plus' : 'minus', Number(found[0]));
    if (next.value < 0) return null;
    steps.push(next.step);
    value = next.value;
  }
  return `${tellWay(...steps)} ${thereAre(value, noun)}`;
}

/** The words beside a number, up to where something new begins. */
function clauseOf(rest: string, at: number, { from, to }: { from: number; to: number }): string[] {
  const before = rest.slice(from, at).split(' ').filter(Boolean);
  const cut = before.findLastIndex((word) => BOUNDARY.test(word));
  return [...before.slice(cut + 1), ...rest.slice(at, to).split(' ').filter(Boolean)];
}
