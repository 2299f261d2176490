import type { Piece } from '../read-amounts.ts';
import { inAnswer } from '../tell-answer.ts';
import { nameUnit, readUnit, sayNumber } from '../units.ts';
import { directionsOfTold, SPENDS } from './direction-of-told.ts';
import type { Mention, Told } from './mention.ts';
import { readMentions } from './read-mentions.ts';
import type { Purpose } from './read-purpose.ts';
import { readTelling } from './read-telling.ts';
import { createTable, type Table } from './table.ts';
import { createWorker, type Worked } from './worked.ts';

/** Told in another way than by who has what, and what comes and goes. */
const OTHER_TELLING =
  /(?<!\p{L})(?:uhr|prozent|täglich|wöchentlich|monatlich|pro|immer|umfang|fläche|breit|teil(?:en|t|e|st)|verteil\p{L}*|aufteil\p{L}*|gerecht|pass(?:en|t)|reich(?:t|en)|damit|schneller|vorher|anfang|anfangs|zuvor|fehl(?:t|en)|tagen?|wochen?|monate?n?|stunden?|minuten?|sekunden?|grad|zurück|gleich\p{L}*|möglich\p{L}*|kombin\p{L}*|outfits?|beine|räder|ecken|füße|nummer|durchschnitt\p{L}*|außer|kein\p{L}*|dutzend|paar|paare|anziehen|mal (?=\d))(?!\p{L})/u;
const IN_YEARS = /^(?:in|vor) $/;

/**
 * Reads a problem as a list of who has what and what comes and goes, and works it out from the front to
 * the end: parts, shares and comparisons in any number. Null where one of its numbers has no part in the
 * answer, or its place is not sure.
 */
export function solveWorksheet(said: string): string | null {
  const telling = readTelling(said);
  if (telling === null) return null;
  const { text, words, told, purpose, question } = telling;
  if (OTHER_TELLING.test(withoutAges(text))) return null;
  if (told.some((one) => countsPlaces(words, one.count ?? one))) return null;
  return tell(told, purpose, question);
}

/** "In 4 Zimmern": what things are in is no part of them. */
const countsPlaces = (words: readonly string[], { at, dimension }: Mention) =>
  dimension === null && /^(?:in|auf|an|unter|für|aus)$/.test(words[at - 1] ?? '');

/** "In 5 Jahren" of a question of age is told of here. */
const withoutAges = (text: string) => text.replaceAll(/(?<!\p{L})jahren?(?!\p{L})/gu, ' ');

function tell(told: readonly Told[], purpose: Purpose, question: readonly Piece[]): string | null {
  const units = [...new Set(told.flatMap((one) => one.units))];
  const worker = createWorker(units);
  const table = createTable(worker, purpose);
  // What is paid for several things is a list of prices, and read elsewhere.
  if (told[0] && told[0].dimension === 'money' && told[0].words.some((word) => SPENDS.test(word)))
    return null;
  const directions = directionsOfTold(told);
  const waiting: [Told, 1 | -1 | 0][] = [];
  for (const [index, one] of told.entries()) {
    const direction = directions[index] ?? 0;
    const done = table.enter(one, direction, index);
    if (done === 'unread') return null;
    if (done === 'later') waiting.push([one, direction]);
  }
  for (const [one, direction] of waiting)
    if (table.enter(one, direction, told.length) !== 'entered') return null;
  const answer = inYears(table.answer(), question, worker);
  if (answer === null || answer.steps.length === 0) return null;
  const numbers = told.flatMap(({ at, count }) => (count ? [count.at, at] : [at]));
  if (!numbers.every((at) => answer.from.includes(at))) return null;
  return say(answer, purpose, table, units);
}

/** "Wie alt ist er in drei Jahren?" */
function inYears(
  answer: Worked | null,
  question: readonly Piece[],
  worker: ReturnType<typeof createWorker>,
): Worked | null {
  const [years, ...more] = readMentions(question);
  if (answer === null || !years) return answer;
  const before = question[years.at - 1]?.word ?? '';
  if (more.length > 0 || !/^jahre?n?$/.test(years.noun ?? '') || !IN_YEARS.test(`${before} `))
    return null;
  const by = { value: years.value, dimension: null, steps: [], from: [] };
  return worker.add(answer, by, before === 'in' ? 1 : -1);
}

function say(
  answer: Worked,
  purpose: Purpose,
  table: Table,
  units: readonly string[],
): string | null {
  const { value, dimension, steps } = answer;
  const way =
    steps.length === 1
      ? steps.join('')
      : steps.map((step, at) => `${at === 0 ? 'Erst' : 'Dann'}: ${step}`).join(' ');
  const unit = purpose.noun === null ? undefined : readUnit(purpose.noun);
  if (dimension !== null) {
    if (
      purpose.noun !== null &&
      !/^(?:geld|taschengeld)$/.test(purpose.noun) &&
      unit?.dimension !== dimension
    )
      return null;
    const worker = createWorker(units);
    const isInUnit = unit !== undefined && dimension !== 'money';
    const count = isInUnit ? Math.round((value / unit.size) * 1e6) / 1e6 : 0;
    return `${way} Es sind ${isInUnit ? `${sayNumber(count)} ${nameUnit(unit.name, count)}` : worker.say(value, dimension)}.`;
  }
  if (unit || asksMeasure(purpose)) return null;
  if (purpose.isAge && !table.isOfAges()) return null;
  const noun = purpose.isAge ? 'Jahre' : inAnswer(purpose.noun ?? table.commonNoun() ?? '');
  if (value === 1 && noun !== 'Jahre') return `${way} Die Lösung ist 1.`;
  return `${way} Es sind ${`${sayNumber(value)} ${noun}`.trim()}.`;
}

/** "Wie lang", "wie schwer" of what was only counted. */
const asksMeasure = ({ words }: Purpose) =>
  /^(?:lang|weit|schwer|groß|teuer|hoch)$/.test(words[words.indexOf('wie') + 1] ?? '');
