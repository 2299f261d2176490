import { hearSpelling } from '@lux/word-desk/sound/hear-spelling.ts';
import { isAnotherMatter } from '../hear-answer.ts';
import { readCommand } from '../read-command.ts';
import type { Run } from '../read-run.ts';
import type { Task, TaskKind } from '../tasks/task.ts';
import { leadsOn, namedWords } from './lead-in.ts';
import { hasResult, sumsIn } from './sums-in.ts';

const LONGEST = 60;
/** "Jetzt bin ich müde" tells, and names no task. */
const TELLS =
  /(?<!\p{L})(?:ich mein(?:e|te)?|bin|war|hab|habe|hatten?|kann|mag|muss|ist|sind|geht|reicht|weiß|müde|pause|schluss|fertig|hause|nicht|kein\p{L}*)(?!\p{L})/iu;
/** Lists that are known by heart; a word of them alone is no answer: "Brasilien". */
const IS_NAMED_BARE: ReadonlySet<string> = new Set(['capitals']);
/** Of these LUX knows a list and nothing else. */
const IS_CLOSED: ReadonlySet<string> = new Set(['capitals', 'englishVerbs']);
const MOST_OTHER_WORDS = 1;

/** The task a child names while it practises: "jetzt Italien", "13 mal 13", "nimm Fahrrad". */
export function namedNext(run: Run, kind: TaskKind, said: string): Task | null {
  if (kind.name === undefined || !mayName(said)) return null;
  const [task] = kind.name(said);
  if (!task) return null;
  if (run.wish.subject === 'maths' && sumsIn(said).length > 0) return task;
  const isBare = IS_NAMED_BARE.has(run.wish.subject);
  if (!leadsOn(said) && !isBare) return null;
  const others = namedWords(said).length - namedWords(wordsOf(task, said)).length;
  return others > MOST_OTHER_WORDS + (isBare ? 1 : 0) ? null : task;
}

/** Whether something is named that LUX does not know: "jetzt Atlantis". */
export const namesUnknown = (run: Run, kind: TaskKind, said: string): boolean =>
  IS_CLOSED.has(run.wish.subject) &&
  mayName(said) &&
  leadsOn(said) &&
  namedWords(said).length === 1 &&
  run.task?.judge(namedWords(said).join(' ')) !== true &&
  (kind.name?.(said) ?? []).length === 0;

function mayName(said: string): boolean {
  if (said.length > LONGEST || said.includes('?') || hasResult(said)) return false;
  if (isAnotherMatter(said) || hearSpelling(said) !== null || TELLS.test(said)) return false;
  const command = readCommand(said);
  return command === null || command === 'next';
}

/** The words of what was said that a task asks of. */
const wordsOf = ({ prompt }: Task, said: string): string =>
  namedWords(said)
    .filter((word) => prompt.toLowerCase().includes(word.slice(0, 4)))
    .join(' ');
