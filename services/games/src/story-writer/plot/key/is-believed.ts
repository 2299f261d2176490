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
const CERTAIN = 'closing';

/** Somebody else's is not what the story has come to. */
const OF_HERO = /^(?:unable|cannot|wish|guilt|hides|mischief|daring)$/u;
/** Nobody gives these away. */
const NO_LACK = /^(?:luft|zeit|wort|ton|lust|ahnung|ruhe|schlaf|mut)$/u;

/** Whether the learnt reader says the same as an event. */
export function isAgreed({ kind, clause }: StoryEvent, likely: Likely): boolean {
  if (kind === CERTAIN) return true;
  // `Mama hat keine Zeit mehr`: mostly plain, too, but sometimes something else.
  const isDoubtful = kind === 'broke' || (kind === 'lostBeing' && clause.isNegated);
  const least = isDoubtful ? DOUBTED : PLAIN.test(kind) ? NOT_DENIED : AGREED;
  return likely.text >= least.text || likely.clause >= least.clause;
}

/** Whether an event is of those a story goes on with. */
export function isOfStory({ kind, clause }: StoryEvent, reading: StoryReading): boolean {
  const end = reading.clauses.at(-1)?.sentence ?? 0;
  const isOfHero = reading.subjects.get(clause)?.isHero === true;
  if (OF_HERO.test(kind)) return isOfHero;
  // A word given long ago need not be what it is about.
  if (kind === 'promise') return end - clause.sentence <= 1;
  // `Wir haben den Dieb gefangen`
  if (kind === 'caught') return !isOfHero || isSuffered(clause);
  return kind !== 'lacks' || !clause.lower.some((one) => NO_LACK.test(one));
}

/** `wurde gefangen`, `sind eingesperrt` */
function isSuffered({ lower, finiteAt }: Clause): boolean {
  return /^(?:wird|wurden?|werden|ist|sind|war|waren|bin|sitz\p{L}*|saß\p{L}*)$/u.test(
    lower[finiteAt] ?? '',
  );
}
