import { readPlainly } from '@lux/maths/read-word-problem/read-plainly.ts';
import { solveWordProblem } from '@lux/maths/read-word-problem/solve-word-problem.ts';
import { shareOfDesk } from '../desks/read-desk.ts';
import type { Skill } from '../skill.ts';
import { electSolution } from './elect-solution.ts';
import { isPlausible } from './is-plausible.ts';
import { withGroups } from './problems/with-groups.ts';
import { withNouns } from './problems/with-nouns.ts';
import { isPlainSum } from './sum-told.ts';

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

/** Who tells of such a thing and asks for no number wants none. */
const IS_SAD =
  /(?<!\p{L})(?:überfahren|gestorben|tot|tote|eingeschläfert|entlaufen|abgehauen|krank|verletzt)(?!\p{L})/iu;

const TELLS =
  /(?<!\p{L})(?:hat|habe|hab|ist|sind|kostet|gibt|gebe|kauft|kaufe|isst|esse|liegen|stehen|sitzen)(?!\p{L}).*(?<!\p{L})wie ?viele?(?!\p{L})/iu;
/** A solved problem that tells a story and asks at its end, or one whose every number has its place. */
export const answerToldProblem: Skill = ({ question }) => {
  const isTold = TELLS.test(question) && /\d/.test(question);
  if (!isTold && readPlainly(withNouns(question)) === null) return null;
  const reading = electSolution(question);
  return reading.kind === 'solved' ? reading.text : null;
};

/** A word problem told in one go, where every number of it is understood; null for all else. */
export const answerSolvedProblem: Skill = ({ question }) => {
  if (isPlainSum(question)) return null;
  if (IS_SAD.test(question) && !ASKS_NUMBER.test(question)) return null;
  const reading = electSolution(question);
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
  const reading = solveWordProblem(withGroups(withNouns(question)));
  if (reading.kind === 'solved')
    return isPlausible(question, reading.text) ? reading.text : ASK_AGAIN;
  const isCollecting = last === ASK_AGAIN || last === GO_ON || last === INVITE;
  if (isCollecting && !ENDS.test(question.trim())) {
    const told = withNouns([...tellings(history), question].join('. '));
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
