import { remarkShare } from '../remarks/learnt-remark.ts';
import type { Feeling, FeelingsFile } from './feelings-file.ts';
import type { FeelingFinder } from './find-feeling.ts';
import { type LearntFeeling, NO_FEELING, readLearnt } from './learnt-feeling.ts';
import { isWish, readSaying } from './read-saying.ts';
import { isGladSaid, isOfOneself, isStirred, isTroubled, wantsToKnow } from './signs-of-telling.ts';

/** So sure the learnt reader is believed where no pattern knows a sentence. */
const SURE_ALONE = 0.6;
/** So sure it is believed against a light pattern, and against one that only names a mood. */
const SURE_AGAINST = 0.6;
const SURE_AGAINST_MOOD = 0.4;
/** A mood must be surer than what tells more, and a trouble where a joy was told in no word of trouble. */
const SURE_OF_MOOD = 0.75;
const SURE_AGAINST_JOY = 0.95;
/** A heavy trouble is believed sooner. */
const SURE_HEAVY = 0.4;
/** So sure it is believed against a heavy pattern; a grave one always stands. */
const SURE_AGAINST_HEAVY = 0.75;
/** So likely it is guessed at, last of all. */
const LIKELY = 0.35;
/** So sure that nothing moves a child that light patterns are silent, and heavy ones. */
const SURE_NONE = 0.6;
const SURE_NONE_HEAVY = 0.9;
/** So sure a sentence is a light remark that a light feeling gives way, where the reader is no surer of it. */
const SURE_REMARK = 0.55;
const SURE_REMARK_OF_PATTERN = 0.85;
/** So sure it is that something is glad though a word of trouble is said. */
const SURE_GLAD_OF_TROUBLE = 0.85;
/** So sure a question about oneself is heard as a trouble. */
const SURE_ASKED = 0.75;
const SURE_WHY = 0.65;
/** "Warum bekommt man eigentlich …" asks what is so with everybody. */
const ASKS_OF_ALL = /(?<!\p{L})(?:man|eigentlich|wenn(?:s| es) (?:kalt|warm|heiß))(?!\p{L})/iu;
/** "Ich lach mich tot" is no wish to die. */
const LAUGHS =
  /(?<!\p{L})lach\p{L}*(?!\p{L}).*(?<!\p{L})(?:tot|kaputt|schlapp|schief|krank)(?!\p{L})/iu;
/** "Wann ist endlich Weihnachten" wants to be told. */
const ASKS_A_DATE =
  /^(?:und |lux )?wann (?:ist|kommt|sind|kommen|hat|haben|fängt|beginnt)(?!\p{L})/iu;
/** A pattern that the reader deems as unlikely as this is none of what is told. */
const LEAST_SHARED = 0.004;
/** Shorter sentences are too few words to learn a feeling from. */
export const FEWEST_FELT = 3;

/** Which of two ways to hear a sentence holds: what a pattern found, and what the learnt reader deems likely. */
export function decideFeeling(
  pattern: Feeling | null,
  likely: Feeling | null,
  { share, shareOf }: LearntFeeling,
): Feeling | null {
  if (pattern === null)
    return share >= (likely?.weight === 'heavy' ? SURE_HEAVY : SURE_ALONE) ? likely : null;
  if (likely === pattern || pattern.isCertain || pattern.isGrave) return pattern;
  const isHeavy = pattern.weight === 'heavy' && !pattern.isVague;
  if (likely === null) return share >= (isHeavy ? SURE_NONE_HEAVY : SURE_NONE) ? null : pattern;
  if (isHeavy) return share >= SURE_AGAINST_HEAVY ? likely : pattern;
  if (likely.weight === 'heavy' && share >= SURE_HEAVY) return likely;
  const isMood = likely.isVague && !pattern.isVague;
  const least = pattern.isVague ? SURE_AGAINST_MOOD : isMood ? SURE_OF_MOOD : SURE_AGAINST;
  if (share >= least) return likely;
  const isDoubted = shareOf(pattern.id) < LEAST_SHARED;
  return isDoubted && !pattern.isVague && !likely.isVague ? null : pattern;
}

/** Whether a sentence is more surely a light remark than a feeling. */
function isRather(text: string, learnt: LearntFeeling, least = SURE_REMARK): boolean {
  const share = remarkShare(text);
  return share >= least && (learnt.id === NO_FEELING || share > learnt.share);
}

/** Finds what a sentence tells of its speaker, by patterns and by what was learnt. */
export function createTold({ feelings }: FeelingsFile, finder: FeelingFinder) {
  const byId = new Map(feelings.map((feeling) => [feeling.id, feeling]));
  const feelingOf = (id: string) => byId.get(id) ?? null;
  const heavy = feelings.filter(({ weight }) => weight === 'heavy').map(({ id }) => id);
  const glad = feelings.filter(({ isGlad }) => isGlad).map(({ id }) => id);
  const isShort = (text: string) => text.trim().split(/\s+/).length < FEWEST_FELT;

  /** Whether the likeliest feeling may be told at all: no joy in words of a trouble, but where it is sure. */
  const isCredible = (text: string, likely: Feeling, share: number) =>
    finder.hasNeeded(text, likely) &&
    !(likely.isGlad && isTroubled(text) && share < SURE_GLAD_OF_TROUBLE);

  function findTold(text: string): Feeling | null {
    const saying = readSaying(text);
    if (saying === 'told') {
      const isFelt = isTroubled(text) || isStirred(text);
      const pattern = finder.told(text, { withEvents: isFelt });
      if (isShort(text) || isWish(text)) return pattern;
      const isOfOthers = pattern === null && !isOfOneself(text);
      if (isOfOthers && (text.includes('?') || wantsToKnow(text))) return null;
      const learnt = readLearnt(text);
      const likely = LAUGHS.test(text) ? null : feelingOf(learnt.id);
      if (likely !== null && !isCredible(text, likely, learnt.share)) return pattern;
      if (pattern?.isGlad && !isTroubled(text) && learnt.share < SURE_AGAINST_JOY) return pattern;
      const found = decideFeeling(pattern, likely, learnt);
      const least = pattern === null ? SURE_REMARK : SURE_REMARK_OF_PATTERN;
      const isDoubted = pattern === null || pattern !== likely;
      const isLight = isDoubted && (found?.weight === 'light' || pattern === null);
      return isLight && !isTroubled(text) && isRather(text, learnt, least) ? null : found;
    }
    const pattern = saying === 'why' ? finder.told(text) : null;
    if (pattern?.isWhy) return pattern;
    if (!isOfOneself(text) || isShort(text) || isWish(text)) return null;
    if (ASKS_OF_ALL.test(text) || ASKS_A_DATE.test(text)) return null;
    const { id, share } = readLearnt(text);
    return share >= (saying === 'question' ? SURE_ASKED : SURE_WHY) ? feelingOf(id) : null;
  }

  /** What is only likely, where one of its words is said: a guess behind all that is surely known. */
  function findLearnt(text: string): Feeling | null {
    if (isShort(text) || readSaying(text) === 'question' || isWish(text)) return null;
    const { id, share } = readLearnt(text);
    const feeling = share >= LIKELY ? feelingOf(id) : null;
    if (feeling === null) return null;
    return (feeling.isGlad ? isGladSaid(text) : isTroubled(text)) ? feeling : null;
  }

  /** How likely it is that something moves who says this: anything, something heavy, something glad. */
  function sharesOf(text: string): { moved: number; heavy: number; glad: number } {
    const learnt = readLearnt(text);
    if (isRather(text, learnt)) return { moved: 0, heavy: 0, glad: 0 };
    const { shareOf } = learnt;
    const sumOf = (some: readonly string[]) => some.reduce((sum, id) => sum + shareOf(id), 0);
    return { moved: 1 - shareOf(NO_FEELING), heavy: sumOf(heavy), glad: sumOf(glad) };
  }

  return { findTold, findLearnt, sharesOf };
}

export type FoundTold = ReturnType<typeof createTold>;
