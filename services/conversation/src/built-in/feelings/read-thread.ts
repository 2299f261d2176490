import type { Turn } from '../skill.ts';
import type { AddedFile, Feeling, FeelingsFile } from './feelings-file.ts';
import type { FeelingFinder } from './find-feeling.ts';
import type { FoundTold } from './find-told.ts';
import { readLearnt } from './learnt-feeling.ts';
import { isWishing } from './signs-of-telling.ts';

/** So sure the reader must be, that something light turns the talk of something heavy. */
const SURELY_ANOTHER = 0.8;

/** A talk of a trouble so far: what it is about last, and how often LUX has answered to it. */
export interface Thread {
  feeling: Feeling | null;
  steps: number;
  isClosed: boolean;
}

interface Known {
  file: FeelingsFile;
  addedFile: AddedFile;
  finder: FeelingFinder;
  told: FoundTold;
  writeDialectOut: (text: string) => string;
}

/** Reads which feeling a whole talk is about. */
export function createThreadReader({
  file,
  addedFile,
  finder,
  told: { findTold, findLearnt },
  writeDialectOut,
}: Known) {
  const { replies, closes, mixed, told } = file;
  const closing = [
    ...Object.values(closes).flat(),
    ...told.close,
    ...replies.nobody,
    ...replies.refuse,
  ];
  const own = [
    ...file.feelings.flatMap(({ hear, ask, help, grownUp = [] }) =>
      [hear, ask, help, grownUp].flat(),
    ),
    ...[
      told.hear,
      told.worry,
      told.ask,
      told.askPast,
      told.worryAsk,
      told.grownUp,
      told.glad,
      told.trouble,
      mixed.ask,
      replies.open,
      ...Object.values(file.turned).map(({ hear }) => hear),
    ].flat(),
    ...addedFile.added.flatMap(({ answers }) => answers),
    ...closing,
  ];

  /** What is talked of after `next` was said: a mood, a wish and what belongs to the talk do not turn it. */
  function followed(before: Feeling | null, next: Feeling | null, text: string): Feeling | null {
    if (!before || !next || before === next) return next ?? before;
    if (finder.added(text, before).some(({ keeps }) => keeps)) return before;
    if (before.isGlad && !next.isGlad) return addsTo(before, text) ? before : next;
    if (before.isVague && (next.weight === 'heavy' || !next.isVague)) {
      const belongs = next.weight === 'light' && addsTo(before, text);
      return belongs ? before : next;
    }
    const isLighter = before.weight === 'heavy' && next.weight === 'light' && !next.isGlad;
    if (isLighter && !before.isVague && readLearnt(text).shareOf(next.id) < SURELY_ANOTHER)
      return before;
    const staysWith = (next.isVague && !before.isVague) || isWishing(text) || addsTo(before, text);
    return staysWith ? before : next;
  }

  const addsTo = (feeling: Feeling, text: string) =>
    finder.added(text, feeling).some((entry) => entry.in !== undefined);

  /** Reads the trouble that is talked of from LUX's last answers without a break. */
  function readThread(history: readonly Turn[]): Thread | null {
    const isOwn = ({ content }: Turn) => own.some((line) => content.includes(line));
    const answers = history.filter(({ role }) => role === 'assistant');
    const before = answers.findLastIndex((answer) => !isOwn(answer));
    const steps = answers.length - 1 - before;
    const last = answers.at(-1);
    if (steps === 0 || !last) return null;
    const feeling = history
      .filter(({ role }) => role === 'user')
      .slice(-steps)
      .reduce<Feeling | null>((found, { content }) => {
        const said = writeDialectOut(content);
        return followed(found, findTold(said) ?? findLearnt(said), said);
      }, null);
    return {
      feeling,
      steps,
      isClosed: closing.some((line) => last.content.includes(line)),
    };
  }

  return { followed, readThread };
}
