import { remarkShare } from '../remarks/learnt-remark.ts';
import type { Feeling, FeelingsFile } from './feelings-file.ts';
import type { FeelingFinder } from './find-feeling.ts';
import { type LearntFeeling, NO_FEELING, readLearnt } from './learnt-feeling.ts';
import { onlyTiredOf } from './mood/only-tired-of.ts';
import { isOfSomebodyElse } from './mood/told-of-others.ts';
import { isWish, readSaying } from './read-saying.ts';
import {
  isGladSaid,
  isOfOneself,
  isStirred,
  isTroubled,
  isWorrying,
  wantsToKnow,
} from './signs-of-telling.ts';
import { withoutFigures } from './without-figures.ts';

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
/** So sure a kind must be that its own lines are told: where its pattern is said, a word of its mood, or neither. */
const SURE_OF_SAID = 0.15;
/** So likely a pattern must be that it goes before what is only learnt. */
const LEAST_OF_PATTERN = 0.01;
/** Where the reader is no surer of anything, a pattern holds. */
const DOUBTS_ALL = 0.5;
const SURE_OF_WORD = 0.6;
const SURE_OF_WORRY = 0.75;
const SURE_UNSAID = 0.9;
/** So likely a light remark is that a kind without any word of it is doubted. */
const MOST_REMARKED = 0.5;
/** So much surer a kind must be than the remark. */
const SURER_THAN_REMARK = 0.3;
const SUREST = 0.98;
/** Where no remark is likely at all, less is sure enough. */
const LEAST_REMARKED = 0.2;
const SURE_NOT_REMARKED = 0.75;
/** So likely it is that a trouble is told where a word only may tell of one, and where none does. */
const LIKELY_TROUBLE = 0.5;
const SURE_TROUBLE = 0.9;
const SURE_GLAD = 0.8;
/** What is felt oneself: of somebody else who feels it other things are said. */
const FELT_ONESELF =
  /^(?:fear-.*|afraid|dark|thunder|in-love|shy|tired|bored|proud|ashamed|excited|happy|angry|homesick|tooth|glasses-braces|hair-clothes|looks|doctor|ill|injured|nightmare|sleepless|lost-thing|broken-thing|lost-game|bad-mark|disappointed|birthday|impatient|cannot-yet|not-clever|test-fear|stage-fright.*|grateful|relieved|holiday|parents-embarrassing)$/;
const DESPAIR = 'dark-thoughts';
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

/** How something is meant that a child tells of itself. */
export type Mood = 'glad' | 'trouble';

/** "Mein Akku ist tot" moves nobody: it only sounds so, and no word of a feeling is said. */
export const isOnlyFigure = (text: string): boolean =>
  !isTroubled(text) &&
  !isWorrying(text) &&
  !isGladSaid(text) &&
  !isStirred(text) &&
  withoutFigures(text) !== text;

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

  /** What a sentence tells, where that is so sure that nothing else of it is said. */
  function findTold(text: string): Feeling | null {
    const likely = withoutDespair(text, findLikely(text));
    if (likely === null || readSaying(text) !== 'told') return likely;
    if (isSureOf(text, likely)) return likely;
    // What words tell goes before what is only learnt of them, where both tell a trouble.
    const pattern = finder.told(text, { withEvents: isTroubled(text) });
    const isOther = pattern !== null && pattern !== likely && !pattern.isGlad && !pattern.isVague;
    if (!isOther || readLearnt(text).shareOf(pattern.id) < LEAST_OF_PATTERN) return null;
    return likely.isGlad || isGladSaid(text) ? null : pattern;
  }

  /** "Ich mag nicht mehr rechnen" is tired of a task, not of life. */
  const withoutDespair = (text: string, found: Feeling | null) =>
    found?.id === DESPAIR && onlyTiredOf(text) ? null : found;

  /** Whether a kind is so sure that its own lines may be told; else only the mood is met. */
  function isSureOf(text: string, feeling: Feeling): boolean {
    if (isShort(text)) return true;
    if (isFeltBySomebodyElse(text, feeling)) return false;
    const isSaid = finder.told(text) === feeling;
    if (feeling.isCertain || (feeling.isGrave && (isSaid || isWorrying(text)))) return true;
    if (isSaid && (feeling.weight === 'heavy' || (feeling.isGlad && !isWorrying(text))))
      return true;
    const isContrary = !feeling.isGlad && isGladSaid(text) && !isTroubled(text);
    if (isContrary && !isStirred(text)) return false;
    const learnt = readLearnt(text);
    const share = learnt.shareOf(feeling.id);
    if (isSaid && (share >= SURE_OF_SAID || learnt.share < DOUBTS_ALL)) return true;
    const hasWord = feeling.isGlad ? isGladSaid(text) : isTroubled(text);
    if (hasWord || isStirred(text)) return share >= SURE_OF_WORD;
    if (!feeling.isGlad && isWorrying(text) && share >= SURE_OF_WORRY) return true;
    const remark = remarkShare(text);
    const isSurer = share >= SUREST && remark < share - SURER_THAN_REMARK;
    const isRemark = remark >= MOST_REMARKED && !isSurer;
    const isHidden = feeling.isGlad ? isWorrying(text) : isRemark;
    if (isHidden) return false;
    return share >= (remarkShare(text) < LEAST_REMARKED ? SURE_NOT_REMARKED : SURE_UNSAID);
  }

  /** "Meine Tante hat Angst vor Spinnen": felt, and not by the child. */
  const isFeltBySomebodyElse = (text: string, feeling: Feeling | null = findLikely(text)) =>
    feeling !== null && FELT_ONESELF.test(feeling.id) && isOfSomebodyElse(text.toLowerCase());

  /** How something is meant that moves a child, though its kind is not sure; null where that is doubted, too. */
  function moodOf(text: string): Mood | null {
    if (findLikely(text) === null) return null;
    const { shareOf } = readLearnt(text);
    const sumOf = (ids: readonly string[]) => ids.reduce((sum, id) => sum + shareOf(id), 0);
    const gladShare = sumOf(glad);
    const trouble = 1 - shareOf(NO_FEELING) - gladShare;
    if (isTroubled(text)) return isGladSaid(text) && gladShare > trouble ? 'glad' : 'trouble';
    if (isWorrying(text) && trouble >= LIKELY_TROUBLE) return 'trouble';
    if (isGladSaid(text)) return 'glad';
    if (trouble >= SURE_TROUBLE && remarkShare(text) < MOST_REMARKED) return 'trouble';
    return gladShare >= SURE_GLAD && !isWorrying(text) ? 'glad' : null;
  }

  /** What a sentence most likely tells, whether that is sure or not. */
  function findLikely(text: string): Feeling | null {
    if (isOnlyFigure(text)) return null;
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
    const hasWord = feeling.isGlad ? isGladSaid(text) : isTroubled(text);
    return hasWord && isSureOf(text, feeling) ? feeling : null;
  }

  /** How likely it is that something moves who says this: anything, something heavy, something glad. */
  function sharesOf(text: string): { moved: number; heavy: number; glad: number } {
    const learnt = readLearnt(text);
    const isUnsaid = !isTroubled(text) && !isWorrying(text) && !isGladSaid(text);
    const isDoubted = isUnsaid && remarkShare(text) >= MOST_REMARKED;
    if (isDoubted || isOnlyFigure(text) || isRather(text, learnt))
      return { moved: 0, heavy: 0, glad: 0 };
    const { shareOf } = learnt;
    const sumOf = (some: readonly string[]) => some.reduce((sum, id) => sum + shareOf(id), 0);
    return { moved: 1 - shareOf(NO_FEELING), heavy: sumOf(heavy), glad: sumOf(glad) };
  }

  return { findTold, findLearnt, findLikely, isFeltBySomebodyElse, moodOf, sharesOf };
}

export type FoundTold = ReturnType<typeof createTold>;
