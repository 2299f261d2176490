import type { Hero } from '../../grammar/create-hero.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { StoryEvent } from '../../reading/events/story-event.ts';
import type { StoryReading } from '../../reading/read-story.ts';

/** How likely the learnt reader finds the class of an event: by the whole text, and by the event's own clause. */
interface Likely {
  text: number;
  clause: number;
}

/** So likely it must be for an event to be believed. */
const AGREED: Likely = { text: 0.15, clause: 0.35 };
/** These say by themselves what has happened; the reader need only not deny it. */
const PLAIN =
  /^(?:lostThing|lostBeing|stuck|caught|teased|quarrel|ill|hurt|lostWay|stolen|late|moves|enchanted|dark|promise)$/u;
const NOT_DENIED: Likely = { text: 0.05, clause: 0.12 };
const DOUBTED: Likely = { text: 0.1, clause: 0.2 };
/** No example tells of it as plainly as its own words do. */
const CERTAIN = /^(?:closing|blamed)$/u;
const GONE = /^(?:weg|verschwunden|fort)$/u;

/** What is told so is over. */
export const LONG_AGO =
  /(?<!\p{L})(?:beim letzten Mal|letztes Mal|damals|letztes Jahr|voriges Jahr|vor (?:\p{L}+ )?(?:Tagen|Wochen|Monaten|Jahren))(?!\p{L})/iu;

/** Somebody else's is not what the story has come to. */
const OF_HERO = /^(?:unable|cannot|wish|guilt|hides|mischief|daring)$/u;
/** Nobody gives these away. */
const NO_LACK = /^(?:luft|zeit|wort|ton|lust|ahnung|ruhe|schlaf|mut)$/u;

/** Whether the learnt reader says the same as an event. */
export function isAgreed({ kind, clause }: StoryEvent, likely: Likely): boolean {
  if (CERTAIN.test(kind)) return true;
  // `dann war Mama weg`
  const isGone = clause.verb === 'sein' && clause.lower.some((word) => GONE.test(word));
  if (kind === 'lostBeing' && isGone && !clause.isNegated) return true;
  // `Mama hat keine Zeit mehr`: mostly plain, too, but sometimes something else.
  const isDoubtful = kind === 'broke' || (kind === 'lostBeing' && clause.isNegated);
  const least = isDoubtful ? DOUBTED : PLAIN.test(kind) ? NOT_DENIED : AGREED;
  return likely.text >= least.text || likely.clause >= least.clause;
}

/** They say what has come up, and only where it has just come up. */
const COMES_UP = /^(?:meets|found|gift|glow|arrives|leaves|flying)$/u;

/** Whether an event is of those a story goes on with. */
export function isOfStory(event: StoryEvent, reading: StoryReading): boolean {
  const { kind, clause } = event;
  const end = reading.clauses.at(-1)?.sentence ?? 0;
  const isOfHero = reading.subjects.get(clause)?.isHero === true;
  // `Beim letzten Mal … und alle waren sauer`: that is over.
  const beside = reading.clauses.filter(({ sentence }) => sentence === clause.sentence);
  if (beside.some(({ words }) => LONG_AGO.test(words.join(' ')))) return false;
  if (OF_HERO.test(kind)) return isOfHero;
  if (COMES_UP.test(kind)) return end === clause.sentence;
  if (kind === 'died') return isOwnLoss(clause, reading.hero);
  // `weil sie immer so allein war`
  if (kind === 'alone' && clause.isSubordinate && !isOfHero) return false;
  // `Ich habe nicht gelernt, weil meine Schwester krank war`
  if (/^(?:ill|hurt)$/u.test(kind) && clause.lower[0] === 'weil') return false;
  if (kind === 'secret' && end - clause.sentence > 2) return false;
  // A word given long ago need not be what it is about.
  if (kind === 'promise') return end - clause.sentence <= 1;
  // `Wir haben den Dieb gefangen`
  if (kind === 'caught') return !isOfHero || isSuffered(clause);
  return kind !== 'lacks' || !clause.lower.some((one) => NO_LACK.test(one));
}

/** `als er starb` was long ago, and `ihre Oma` is not the teller's. */
export function isOwnLoss({ lower, subject }: Clause, hero: Hero | null): boolean {
  if (lower.slice(0, 2).some((word) => /^(?:als|nachdem|seit|seitdem|weil)$/u.test(word)))
    return false;
  const [, owner = ''] = /^(mein|unser|sein|ihr|dein)e?$/u.exec(subject?.determiner ?? '') ?? [];
  return owner === '' || owner === hero?.possessive;
}

/** `wurde gefangen`, `sind eingesperrt` */
function isSuffered({ lower, finiteAt }: Clause): boolean {
  return /^(?:wird|wurden?|werden|ist|sind|war|waren|bin|sitz\p{L}*|saß\p{L}*)$/u.test(
    lower[finiteAt] ?? '',
  );
}
