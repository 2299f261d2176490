import type { Judgement } from '../classifier/classify.ts';
import type { ReadText } from '../classifier/read-text.ts';
import { helpKinds } from '../help-texts/help-kinds.ts';
import type { FoundRule } from '../rules/find-rule.ts';
import type { BlockedCategory, CrisisCategory } from '../safety-verdict.ts';
import type { Framing } from './read-frame.ts';

interface Heard {
  category: CrisisCategory;
  /** By a rule, or by what was learnt alone. */
  by?: FoundRule['by'];
}

/**
 * Whether a call for help that the rules or what was learnt hear is rather asked about: the gate doubts
 * it, and its words are framed (play, fiction, a thing), or it is about nobody here. Nothing that is said
 * in earnest is, and no emergency of which what was learnt is sure.
 */
export function isCalmed({ category, by }: Heard, judged: Judgement[], framing: Framing): boolean {
  const { isEarnest, isNarrow, isOfAnimal, isSettled, isWide, isPlay, isOfMe, isWished } = framing;
  // A long text is many sentences, and a frame of one says nothing of the others.
  if (isEarnest || judged.length > 1) return false;
  const certainties = judged.map(({ help }) => help.certainty);
  const isSure = certainties.includes('sure');
  const isUrgent = helpKinds[category] === 'emergency';
  if (isUrgent && isSure) return false;
  if (isNarrow || (isOfAnimal && byOthers.has(category))) return true;
  // Who wants to know how it is done is not calmed by the story around it.
  if (isSure || isWished) return false;
  const isUnheard = certainties.every((certainty) => certainty === undefined);
  if (isSettled && !(by === 'pattern' && category === 'self-harm')) return true;
  // In an emergency every second counts.
  if (isUrgent) return isWide && (isUnheard || by === undefined);
  if (isUnheard && by !== undefined && judged.every((one) => isDoubted(one, by))) return true;
  return by !== 'pattern' && (isWide || isPlay || !isOfMe);
}

/** Dangers that come from somebody: an animal is none. */
const byOthers: ReadonlySet<CrisisCategory> = new Set([
  'violence-at-home',
  'stranger',
  'bullying',
  'abuse',
]);

/**
 * What was learnt takes the text rather for harmless, and surely where a pattern hears a call. Where words
 * only add up to a call and it is all but certain, there is nothing to ask about (`check-text.ts`).
 */
const isDoubted = (
  { help, isHarmless, isLikelyHarmless, isSurelyHarmless }: Judgement,
  by?: FoundRule['by'],
): boolean =>
  (by === 'pattern' ? isSurelyHarmless : isLikelyHarmless) &&
  !(isHarmless && by === 'score') &&
  help.certainty === undefined;

/** `Papa bringt mich um, wenn er die Beule sieht, haha`: said by somebody who laughs. */
const LAUGHS =
  /\b(?:(?:ha){2,}h?|(?:hi){2,}|(?:he){2,}|lol|rofl|xd+|grins|kicher)\b|(?:nur|bloß|bloss) (?:ein )?(?:spass|spaß|witz)\b/u;

/** Beside a laugh, blows or a weapon that were no joke. */
const HARMED =
  /\b(?:gew(?:ue|ü)rgt|geschlagen|gehauen|verpr(?:ue|ü)gelt|verhauen|schl(?:ae|ä)gt|w(?:ue|ü)rgt|getreten|messer|g(?:ue|ü)rtel|getrunken|betrunken)\b/u;

/** Laughed at, and no joke: what was done, or what is at hand. */
export const isNoJoke = ({ normalised }: ReadText): boolean =>
  LAUGHS.test(normalised) && HARMED.test(normalised);

/** What would be a call is joked about: what was learnt doubts it, or it is a threat for later. */
export const isLaughedAt = ({ normalised }: ReadText, judged: Judgement[]): boolean =>
  LAUGHS.test(normalised) &&
  (IF_FOUND_OUT.test(normalised) || judged.every((one) => isDoubted(one, 'score')));

const IF_FOUND_OUT =
  /\bwenn\b.*\b(?:sieht|sehen|merkt|merken|erfaehrt|erfährt|rausfindet|findet|mitkriegt)\b/u;

/** `Ich könnte meinen Bruder erwürgen`: said in anger, and no wish. */
const ANGER =
  /^(?!.*\b(?:wie|womit|hilf|sag|zeig|video|morgen|heute)\b).*\b(?:koennte?|könnte?) (?:\p{L}+ ){1,4}(?:umbringen|erwuergen|erwürgen|killen|toeten|töten|wuergen|würgen|vermoebeln|vermöbeln|verhauen)\b/u;
export const isAngry = ({ normalised }: ReadText): boolean => ANGER.test(normalised);

const NAMEABLE: ReadonlySet<string> = new Set<BlockedCategory>([
  'violence',
  'dangerous-dare',
  'personal-data',
  'insult',
]);

/** What is to be turned down is only spoken of, as a word or in a book, and nothing is wished for. */
export const isOnlyNamed = (
  { rule, by }: FoundRule,
  judged: Judgement[],
  { isTold, isWished }: Framing,
): boolean =>
  NAMEABLE.has(rule.category) &&
  rule.verdict === 'blocked' &&
  isTold &&
  !isWished &&
  judged.every(
    ({ refusal, isLikelyHarmless }) =>
      refusal.certainty !== 'sure' && (by === 'score' || isLikelyHarmless),
  );
