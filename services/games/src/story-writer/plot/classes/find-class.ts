import type { StoryData } from '../../data/load-story-data.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { StoryReading } from '../../reading/read-story.ts';

/** Less is a guess, and so is what is hardly likelier than the next. */
const LIKELY = 0.38;
const AHEAD = 0.12;
/** What an event that is still open adds to its class: of the last clauses, and of those before. */
const OF_EVENT = 0.3;
const OF_EARLIER = 0.1;
const OF_CALM = 0.1;
const NEAR = 4;
/** The class of what LUX does not know. */
export const OPEN = 'open';
/** So likely the class of a special telling must be, so near to the first, or so plainly told by one clause. */
const FITTING = 0.25;
const BEHIND = 0.15;
const OF_CLAUSE = 0.4;
/** So unsure of all classes, what the last clauses say by their own words is heard where it weighs so much. */
const UNSURE = 0.4;
const WEIGHTY = 6;
const LAST = 2;

export interface FoundClass {
  name: string;
  sureness: number;
}

const known = new WeakMap<StoryReading['clauses'], ReadonlyMap<string, number>>();

/** What the sentences themselves say, read once. */
function readOnce({ clauses }: StoryReading, { classReader }: Pick<StoryData, 'classReader'>) {
  const before = known.get(clauses);
  if (before) return before;
  const read = classReader.read(clauses.map(({ words }) => words.join(' ')));
  known.set(clauses, read);
  return read;
}

/** The great classes a child's text may have come to, the likeliest first. */
export function rankClasses(
  reading: StoryReading,
  data: Pick<StoryData, 'classes' | 'classReader'>,
): FoundClass[] {
  const { clauses, open } = reading;
  const read = readOnce(reading, data);
  const near = new Set(clauses.slice(-NEAR));
  return [...data.classes]
    .filter(([name]) => name !== OPEN)
    .map(([name, { kinds, isCalm }]) => {
      const own = open.filter(({ kind }) => kinds.includes(kind));
      const isNear = own.some(({ clause }) => near.has(clause));
      const told = own.length === 0 ? 0 : isCalm ? OF_CALM : isNear ? OF_EVENT : OF_EARLIER;
      return { name, sureness: (read.get(name) ?? 0) + told };
    })
    .toSorted((one, other) => other.sureness - one.sureness);
}

/** The great class a child's text has come to; null where LUX does not know. */
export function findClass(
  reading: StoryReading,
  data: Pick<StoryData, 'classes' | 'classReader'>,
): FoundClass | null {
  const [first, second] = rankClasses(reading, data);
  if (!first || first.sureness < LIKELY) return null;
  return first.sureness - (second?.sureness ?? 0) < AHEAD ? null : first;
}

/**
 * Whether something of this class may be told: it is among the likeliest of what the sentences say, or the
 * clause it is read in says so by itself.
 */
export function createClassGate(
  reading: StoryReading,
  data: Pick<StoryData, 'classes' | 'classReader'>,
): (name: string, told?: { clause: Clause; rank: number }) => boolean {
  const ranked = rankClasses(reading, data);
  const first = ranked[0]?.sureness ?? 0;
  const surenessOf = new Map(ranked.map(({ name, sureness }) => [name, sureness]));
  return (name, told) => {
    const sureness = surenessOf.get(name) ?? 0;
    if (sureness >= FITTING && first - sureness <= BEHIND) return true;
    // `wo die Kiste stand`: nothing that happens.
    if (!told || /^(?:wo|wer|was|wie|ob|wohin|woher)$/u.test(told.clause.lower[0] ?? ''))
      return false;
    if (!reading.clauses.slice(-LAST).includes(told.clause)) return false;
    if (first < UNSURE && told.rank >= WEIGHTY) return true;
    return (data.classReader.read([told.clause.words.join(' ')]).get(name) ?? 0) >= OF_CLAUSE;
  };
}
