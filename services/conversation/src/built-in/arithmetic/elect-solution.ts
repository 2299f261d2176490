import { solveByUnits } from '@lux/maths/read-word-problem/by-units/solve-by-units.ts';
import { isSensible, usesCounts } from '@lux/maths/read-word-problem/is-sensible.ts';
import { readOfWhole } from '@lux/maths/read-word-problem/read-plainly.ts';
import { readAllWays } from '@lux/maths/read-word-problem/solve-word-problem.ts';
import { readSpokenProblem } from '@lux/maths/read-word-problem/spoken/read-spoken-problem.ts';
import type { PartReading } from '@lux/maths/read-word-problem/worksheet/read-asked-part.ts';
import { isPlausible } from './is-plausible.ts';
import { asTold } from './problems/as-told.ts';
import { type ProblemReading, readProblem } from './problems/read-problem.ts';
import { withClocks } from './problems/spoken-clocks.ts';
import { withGroups } from './problems/with-groups.ts';
import { withNouns } from './problems/with-nouns.ts';

export type Election =
  | { kind: 'solved'; text: string }
  /** Readings differ, and none is surer than the other. */
  | { kind: 'contradicted' | 'none' };

interface Sureness {
  share: number;
  covered: number;
}
/** The learnt reading alone is told from such a share on, where most of it was ever told so. */
const SURE_ALONE: Sureness = { share: 0.55, covered: 0.8 };
/** So sure it goes before a reading by one kind of rule. */
const SURE_FIRST: Sureness = { share: 0.93, covered: 0.93 };
/** So unsure it is no doubt about another one. */
const DOUBTS: Sureness = { share: 0.6, covered: 0.85 };

const isAtLeast = (read: ProblemReading | null, { share, covered }: Sureness) =>
  read !== null && read.share >= share && read.covered >= covered;

/**
 * A problem is read as a list of who has what, which is sure where it can be read so; else by how it is
 * told, as equations, and by what was learnt; what its numbers count goes before these where they differ. What two of these say is told; of one that stands alone it depends on how sure the others are of something else. A wrong
 * solution is worse than none. In small letters it is the same problem.
 */
export function electSolution(said: string): Election {
  const question = withNouns(asTold(said));
  const currency = CURRENCIES.find(({ whole, part }) =>
    new RegExp(`(?<!\\p{L})(?:${whole}|${part})(?!\\p{L})`, 'iu').test(question),
  );
  if (!currency) return withoutVerbAsThing(elect(question));
  const { whole, part } = currency;
  const found = elect(inWords(question, whole, 'euro', part, 'cent'));
  return found.kind === 'solved'
    ? { ...found, text: inWords(found.text, 'euro', whole, 'cent', part) }
    : found;
}

/** "3 sind geplatzt" counts no "Sind". */
const withoutVerbAsThing = (found: Election): Election =>
  found.kind === 'solved'
    ? {
        ...found,
        text: found.text.replace(
          /(?<=Es sind [\d.,]+) (?:Schaffen|Passen|Kriegen|Brauchen|Können|Sind|Hab|Habe|Hat|Ist|War|Waren|Und|Dann|Davon|Gibt)(?=\.(?:$| \d))/u,
          '',
        ),
      }
    : found;

/** Money of neighbours is reckoned as euros and cents are. */
const CURRENCIES = [{ whole: 'Franken', part: 'Rappen' }];

const inWords = (text: string, whole: string, toWhole: string, part: string, toPart: string) =>
  text
    .replaceAll(new RegExp(`(?<!\\p{L})${whole}(?!\\p{L})`, 'giu'), toWhole)
    .replaceAll(new RegExp(`(?<!\\p{L})${part}(?!\\p{L})`, 'giu'), toPart);

function elect(question: string): Election {
  const sure = readOfWhole(question);
  if (sure !== null && isPlausible(question, sure)) return { kind: 'solved', text: sure };
  const spoken = readSpokenProblem(question);
  if (spoken !== null) return { kind: 'solved', text: spoken };
  const found = electReading(question);
  const text = solveByUnits(question);
  // Where all units fit in one way only, another result was misread.
  return text === null || (found.kind === 'solved' && saysResult(found.text, text))
    ? found
    : { kind: 'solved', text };
}

/** "Kommen noch 7 aus der anderen Klasse dazu": from where they come is no matter. */
const FROM_ELSEWHERE =
  /(?<=(?:komm(?:en|t)|kamen) (?:noch |dann )*(?:\d+|\p{L}+)(?: \p{L}+)?) (?:aus|von) (?:der|dem|einer|einem) (?:\p{L}+ )?\p{L}+(?= (?:dazu|hinzu))/giu;

function electReading(asTold: string): Election {
  const question = asTold.replace(FROM_ELSEWHERE, '');
  const { part, worksheet, reading, equations: told, isAgreed } = readRuled(question);
  if (part !== null && !leavesSinglesOut(question, part))
    return part.kind === 'solved' ? part : { kind: 'contradicted' };
  // What is done with a number that is thought of is undone, or nobody knows.
  if (THINKS_OF_NUMBER.test(question)) return { kind: 'contradicted' };
  const equations = told !== null && isPlausible(question, told) ? told : null;
  if (worksheet !== null && isPlausible(question, worksheet))
    return { kind: 'solved', text: worksheet };
  const ruled =
    reading.kind === 'solved' && isPlausible(question, reading.text) ? reading.text : null;
  const learnt = readLearnt(question);
  if (ruled !== null) {
    if (isAgreed || saysResult(ruled, learnt?.text)) return { kind: 'solved', text: ruled };
    if (equations !== null) return betweenAll(equations, learnt);
    if (learnt && isAtLeast(learnt, SURE_FIRST)) return { kind: 'solved', text: learnt.text };
    return { kind: 'solved', text: ruled };
  }
  if (equations !== null) {
    if (learnt === null || saysResult(equations, learnt.text) || !isAtLeast(learnt, DOUBTS))
      return { kind: 'solved', text: equations };
    return isAtLeast(learnt, SURE_ALONE) && learnt.share > SURE_OVER_EQUATIONS
      ? { kind: 'solved', text: learnt.text }
      : { kind: 'contradicted' };
  }
  if (learnt && isAtLeast(learnt, SURE_ALONE)) return { kind: 'solved', text: learnt.text };
  return { kind: 'none' };
}

const THINKS_OF_NUMBER =
  /(?<!\p{L})(?:denk|merk|überleg)\p{L}* .*zahl(?!\p{L})|zahl (?:aus)?(?:ge)?(?:dacht|merkt)(?!\p{L})/iu;
const HOLDS_PARTS =
  /(?<!\p{L})ein(?:e|en)? (?<thing>\p{L}{3,}) hat (?:\d+|\p{L}+) (?:beine?|räder|reifen|pfoten|füße|ecken|flügel|seiten|finger)(?!\p{L})/giu;
const STEM = 4;
/** "Ein Tisch hat 4 Beine, wir haben 8 Tische": how many tables there are counts, too. */
const forgetsHolders = (question: string, text: string): boolean =>
  [...question.matchAll(HOLDS_PARTS)].some(({ groups }) => {
    const stem = groups?.thing?.slice(0, STEM) ?? '';
    const many = new RegExp(`(\\d+) ${stem}`, 'iu').exec(question)?.[1];
    return many !== undefined && !new RegExp(`(?<!\\d)${many}(?!\\d)`, 'u').test(text);
  });
/** "2 Packungen mit 6 und noch 14 einzelne": these count as well. */
function leavesSinglesOut(question: string, part: NonNullable<PartReading>): boolean {
  if (part.kind === 'solved' && forgetsHolders(question, part.text)) return true;
  const singles = /(?<singles>\d+) einzelne/iu.exec(question)?.groups?.singles;
  return singles !== undefined && part.kind === 'solved' && !part.text.includes(singles);
}

const SURE_OVER_EQUATIONS = 0.75;

/** Rules and equations differ: the learnt reading decides for one of them, or none is told. */
function betweenAll(equations: string, learnt: ProblemReading | null): Election {
  return learnt && saysResult(equations, learnt.text)
    ? { kind: 'solved', text: equations }
    : { kind: 'contradicted' };
}

/** Groups are written out for one reading, clocks for the other. */
function readRuled(question: string): ReturnType<typeof readAllWays> {
  const grouped = readAllWays(withGroups(question));
  return grouped.reading.kind === 'solved' ? grouped : readAllWays(withClocks(question));
}

function readLearnt(question: string): ProblemReading | null {
  const learnt = readProblem(question);
  return learnt &&
    isSensible(question, learnt.text) &&
    usesCounts(question, learnt.text) &&
    isPlausible(question, learnt.text)
    ? learnt
    : null;
}

/** Whether a solution holds the result of the other one. */
function saysResult(text: string, other: string | undefined): boolean {
  if (other === undefined) return false;
  const numbers = (said: string): string[] => said.match(/\d+(?:[.,]\d+)?/g) ?? [];
  const last = numbers(other).at(-1);
  return (
    last === undefined ||
    numbers(text.replace(/^.*\. (?=[^.]+\.$)/, '')).includes(last) ||
    numbers(text).at(-1) === last
  );
}
