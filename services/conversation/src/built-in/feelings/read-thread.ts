import { shareOfDesk } from '../desks/read-desk.ts';
import type { Turn } from '../skill.ts';
import type { AddedFile, Feeling, FeelingsFile } from './feelings-file.ts';
import type { FeelingFinder } from './find-feeling.ts';
import { learntFeeling } from './learnt-feeling.ts';
import { isWish, readSaying } from './read-saying.ts';
import { isGladSaid, isStirred, isTroubled, isWishing } from './signs-of-telling.ts';

/** So sure a joy goes before a trouble that a pattern finds. */
const SURELY_GLAD = 0.7;
/** The learnt reader of feelings is asked only where a feeling may be meant at all. */
const LEAST_FELT = 0.3;
/** So sure a trouble is heard without one of its words. */
const SURELY_FELT = 0.85;
/** Shorter sentences are too few words to learn a feeling from. */
export const FEWEST_FELT = 3;

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
  writeDialectOut: (text: string) => string;
}

/** Reads which feeling a sentence tells of, and which a whole talk is about. */
export function createThreadReader({ file, addedFile, finder, writeDialectOut }: Known) {
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
      mixed.ask,
      replies.open,
    ].flat(),
    ...addedFile.added.flatMap(({ answers }) => answers),
    ...closing,
  ];

  function findTold(text: string): Feeling | null {
    const saying = readSaying(text);
    if (saying === 'told') {
      const isFelt = isTroubled(text) || isStirred(text);
      return gladRather(text, finder.told(text, { withEvents: isFelt }));
    }
    if (saying !== 'why') return null;
    const feeling = finder.told(text);
    return feeling?.isWhy ? feeling : null;
  }

  /** "Ich kann das ganz alleine" is proud, though "ganz alleine" sounds lonely. */
  function gladRather(text: string, found: Feeling | null): Feeling | null {
    if (found === null || found.isGlad) return found;
    if (found.weight === 'heavy' && !found.isVague) return found;
    const id = learntFeeling(text, SURELY_GLAD);
    return file.feelings.find((feeling) => feeling.id === id && feeling.isGlad) ?? found;
  }

  /** What no pattern knows, by what was learnt. */
  function findLearnt(text: string): Feeling | null {
    const isShort = text.split(/\s+/).length < FEWEST_FELT;
    if (isShort || readSaying(text) === 'question' || isWish(text)) return null;
    if (shareOfDesk(text, 'feeling') < LEAST_FELT) return null;
    const id = learntFeeling(text);
    const feeling = file.feelings.find((each) => each.id === id) ?? null;
    // A trouble has its words; what was learnt of others alone must be very sure.
    const hasWord = feeling?.isGlad ? isGladSaid(text) : isTroubled(text);
    const isSure = hasWord || learntFeeling(text, SURELY_FELT) !== null;
    return isSure ? feeling : null;
  }

  /** What is talked of after `next` was said: a mood, a wish and what belongs to the talk do not turn it. */
  function followed(before: Feeling | null, next: Feeling | null, text: string): Feeling | null {
    if (!before || !next || before === next) return next ?? before;
    if (finder.added(text, before).some(({ keeps }) => keeps)) return before;
    if (before.isGlad && !next.isGlad) return addsTo(before, text) ? before : next;
    if (before.isVague && (next.weight === 'heavy' || !next.isVague)) {
      const belongs = next.weight === 'light' && addsTo(before, text);
      return belongs ? before : next;
    }
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

  return { findTold, findLearnt, followed, readThread };
}
