import { solveWordProblem } from '@lux/maths/read-word-problem/solve-word-problem.ts';
import { shareOfDesk } from '../desks/read-desk.ts';
import type { Skill } from '../skill.ts';
import { readQuantities } from './problems/problem-quantities.ts';
import { type ProblemReading, readProblem } from './problems/read-problem.ts';
import { withClocks } from './problems/spoken-clocks.ts';

const ASK_AGAIN =
  'Das habe ich noch nicht ganz verstanden. Sag mir die Aufgabe noch einmal, Satz für Satz.';
const GO_ON = 'Gut. Wie geht die Aufgabe weiter?';
const INVITE = 'Gern! Sag mir die Aufgabe, Satz für Satz.';
const ANNOUNCES =
  /(?<!\p{L})(?:text|sach|rechen)(?:aufgaben?|geschichten?)(?!\p{L})|hausaufgabe in mathe|mathe ?hausaufgabe/iu;
const HELPS =
  /(?<!\p{L})(?:hilf|helfen|hilfst|hab|habe|muss|versteh\p{L}*|lösen|löse|lös|rechnen|kannst)(?!\p{L})/iu;
const ENDS = /^(?:nein|stopp?|egal|vergiss\p{L}*|lass|schluss|nichts|fertig|andere?s?)(?!\p{L})/iu;
const MOST_SENTENCES = 8;
/** What is surely a problem and was not understood is no trouble and no question for a fact. */
const SURE_PROBLEM = 0.85;
const NUMBER =
  '(?:\\d+|(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|doppelt|halb|dreimal)|\\p{L}+(?:zehn|zig|hundert))';
const COUNTS_TWICE = new RegExp(
  `(?<!\\p{L})${NUMBER}(?!\\p{L}).*(?<!\\p{L})${NUMBER}(?!\\p{L})`,
  'iu',
);
const ASKS_NUMBER =
  /(?<!\p{L})(?:wie ?viele?|wie (?:alt|lang|lange|schwer|weit|hoch|groß|teuer|oft)|was (?:kostet|kosten|bleibt|bekomm\p{L}*|krieg\p{L}*|zahl\p{L}*)|wann)(?!\p{L})/iu;

const GROUPS: Readonly<Record<string, number>> = {
  zweier: 2,
  dreier: 3,
  vierer: 4,
  fünfer: 5,
  sechser: 6,
  siebener: 7,
  neuner: 9,
  achter: 8,
  zehner: 10,
};
const IN_GROUPS =
  /(?<!\p{L})(?:in |zu )?(\d+er|zweier|dreier|vierer|fünfer|sechser|siebener|achter|neuner|zehner)[- ]?(reihen|gruppen|teams|tischen?|päckchen|packungen|paaren)(?!\p{L})/giu;

/** "In Zweierreihen" as "in Reihen zu je 2 Kindern". */
const withGroups = (question: string) =>
  question.replace(
    IN_GROUPS,
    (_, size: string, of: string) =>
      `${of.charAt(0).toUpperCase()}${of.slice(1)} zu je ${GROUPS[size.toLowerCase()] ?? Number.parseInt(size, 10)} Kindern`,
  );

/** The learnt reading alone is told from such a share on, where most of it was ever told so. */
const SURE_ALONE = { share: 0.62, covered: 0.8 };
/** So sure it goes before another reading; between the two the problem is asked for again. */
const SURE_FIRST = { share: 0.85, covered: 0.85 };
const DOUBTS = { share: 0.45, covered: 0.75 };

type Sureness = typeof SURE_ALONE;
const isAtLeast = (read: ProblemReading, { share, covered }: Sureness) =>
  read.share >= share && read.covered >= covered;
/** Of hours and days the rules know more than was learnt. */
const OF_CLOCKS = /(?<!\p{L})(?:uhr|halb|viertel|wochentag|datum|\p{L}+tag)(?!\p{L})/iu;

/**
 * Read by rules and by what was learnt, each for itself. Where both are sure of different results the
 * surer one is told or, between near ones, none: a wrong solution is worse than none.
 */
function readBothWays(
  question: string,
): { kind: 'solved'; text: string } | { kind: 'contradicted' | 'none' } {
  const grouped = solveWordProblem(withGroups(question));
  const ruled = grouped.kind === 'solved' ? grouped : solveWordProblem(withClocks(question));
  const learnt = readProblem(question);
  if (ruled.kind !== 'solved')
    return learnt && isAtLeast(learnt, SURE_ALONE)
      ? { kind: 'solved', text: learnt.text }
      : { kind: 'none' };
  if (learnt && saysResult(ruled.text, learnt.text)) return ruled;
  if (isImplausible(question, ruled.text))
    return learnt && isAtLeast(learnt, SURE_ALONE)
      ? { kind: 'solved', text: learnt.text }
      : { kind: 'contradicted' };
  if (!learnt) return isDoubted(question) ? { kind: 'contradicted' } : ruled;
  if (isAtLeast(learnt, SURE_FIRST)) return { kind: 'solved', text: learnt.text };
  return isAtLeast(learnt, DOUBTS) ? { kind: 'contradicted' } : ruled;
}

/** Two numbers at least, told as no task that was ever learnt. */
const isDoubted = (question: string) =>
  !OF_CLOCKS.test(question) && readQuantities(question).quantities.length > 1;

const OLDEST = 130;
const HUNDREDTHS = /geteilt durch 100|Prozent von|Hundertstel|von 100|1 Prozent|mal 100/u;

/** Percentages without hundredths, and people of a thousand years. */
function isImplausible(question: string, solution: string): boolean {
  if (/prozent|%/iu.test(question) && !HUNDREDTHS.test(solution)) return true;
  const age = /Es sind ([\d.]+) Jahre/u.exec(solution)?.[1]?.replaceAll('.', '');
  return age !== undefined && Number(age) > OLDEST;
}

/** Whether a solution holds the result of the other one. */
function saysResult(text: string, other: string): boolean {
  const numbers = (said: string): string[] => said.match(/\d+(?:[.,]\d+)?/g) ?? [];
  const last = numbers(other).at(-1);
  return (
    last === undefined ||
    numbers(text.replace(/^.*\. (?=[^.]+\.$)/, '')).includes(last) ||
    numbers(text).at(-1) === last
  );
}

/** A word problem told in one go, where every number of it is understood; null for all else. */
export const answerSolvedProblem: Skill = ({ question }) => {
  const reading = readBothWays(question);
  if (reading.kind === 'solved') return reading.text;
  if (reading.kind === 'contradicted') return ASK_AGAIN;
  const isProblem = COUNTS_TWICE.test(question) && shareOfDesk(question, 'problem') >= SURE_PROBLEM;
  return isProblem && ASKS_NUMBER.test(question) ? ASK_AGAIN : null;
};

/**
 * Solves a word problem, in one go or sentence by sentence. Where it is not understood LUX says so: a
 * wrong solution is worse than none.
 */
export const answerWordProblem: Skill = ({ question, history, last }) => {
  const reading = solveWordProblem(withGroups(question));
  if (reading.kind === 'solved') return reading.text;
  const isCollecting = last === ASK_AGAIN || last === GO_ON || last === INVITE;
  if (isCollecting && !ENDS.test(question.trim())) {
    const told = [...tellings(history), question].join('. ');
    const whole = solveWordProblem(told);
    if (whole.kind === 'solved') return whole.text;
    if (whole.kind === 'unclear' || reading.kind === 'unclear') return ASK_AGAIN;
    return /\d|(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}+(?:zehn|zig|hundert))/iu.test(
      question,
    ) && !question.includes('?')
      ? GO_ON
      : null;
  }
  if (reading.kind === 'unclear') return ASK_AGAIN;
  const isInvited = ANNOUNCES.test(question) && HELPS.test(question) && !/\d/.test(question);
  return isInvited ? INVITE : null;
};

/** What the child has told since LUX asked for the problem. */
function tellings(history: readonly { role: string; content: string }[]): string[] {
  const told: string[] = [];
  for (let at = history.length - 1; at > 0 && told.length < MOST_SENTENCES; at -= 2) {
    const lux = history[at];
    if (lux?.role !== 'assistant' || lux.content !== GO_ON) break;
    told.unshift(history[at - 1]?.content ?? '');
  }
  return told;
}
