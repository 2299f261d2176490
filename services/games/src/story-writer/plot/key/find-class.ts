import type { StoryData } from '../../data/load-story-data.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { StoryEvent } from '../../reading/events/story-event.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { isAgreed, isOfStory } from './is-believed.ts';

type Knowledge = Pick<StoryData, 'classes' | 'classReader'>;

/** A great class of happenings a text may have come to. */
export interface FoundClass {
  /** How sure LUX is of it, against others. */
  weight: number;
  name: string;
  /** How likely the learnt reader finds it. */
  likely: number;
  /** The open event that says the same; null where none does. */
  event: StoryEvent | null;
}

/** The class of what LUX does not know. */
export const OPEN = 'open';
/** So likely, and so much likelier than the next, a class must be that no event tells. */
const ALONE = 0.45;
const AHEAD = 0.2;
/** So likely its key clause must be by itself. */
const BY_KEY = 0.5;
const OF_EVENT = 0.3;
const OF_CLAUSE = 0.3;
const OF_BACK = 0.1;
/** Whoever is blamed cares for nothing else. */
const OF_BLAME = 0.4;
const NEAR = 4;

const known = new WeakMap<StoryReading['clauses'], ReadonlyMap<string, number>>();

/** What the sentences themselves say, read once. */
function readOnce({ clauses }: StoryReading, { classReader }: Knowledge) {
  const before = known.get(clauses);
  if (before) return before;
  const read = classReader.read(clauses.map(({ words }) => words.join(' ')));
  known.set(clauses, read);
  return read;
}

/** The classes of which an event and the learnt reader both speak, the surest first. */
export function agreedClasses(reading: StoryReading, data: Knowledge): FoundClass[] {
  const read = readOnce(reading, data);
  const near = reading.clauses.slice(-NEAR);
  return [...data.classes]
    .flatMap(([name, { kinds }]) => {
      const learnt = LEARNT_AS[name] ?? name;
      const likely = read.get(learnt) ?? 0;
      return reading.open
        .filter(({ kind }) => kinds.includes(kind))
        .filter((event) => isOfStory(event, reading))
        .flatMap((event) => {
          const ofClause = likelyOf(event.clause, learnt, data);
          // No example tells of some classes.
          const isLearnt = read.has(learnt);
          if (isLearnt && !isAgreed(event, { text: likely, clause: ofClause })) return [];
          const back = near.includes(event.clause) ? 0 : OF_BACK;
          return [
            {
              name,
              likely,
              event,
              weight:
                likely +
                OF_EVENT +
                OF_CLAUSE * ofClause -
                back +
                (event.kind === 'blamed' ? OF_BLAME : 0),
            },
          ];
        });
    })
    .toSorted((one, other) => other.weight - one.weight);
}

/** No examples of their own: they are learnt together with another class. */
const LEARNT_AS: Readonly<Record<string, string>> = { rescue: 'need' };
/** What they say of people's hearts must be told in so many words. */
const CLAIMING =
  /^(?:guilt|secret|promise|teased|blamed|fear|farewell|quarrel|alone|share|failed|sick)$/u;

/** How likely a clause by itself is of a class. */
function likelyOf({ words }: Clause, name: string, { classReader }: Knowledge): number {
  return classReader.read([words.join(' ')]).get(name) ?? 0;
}

/** An event that is open says more than the reader alone. */
const OTHERS = /^(?!alone|knock|sad|opening|found|meets|arrives|leaves|gift|voice)/u;

function hasClass(kind: string, { classes }: Knowledge): boolean {
  return [...classes.values()].some(({ kinds }) => kinds.includes(kind));
}

/** The class the learnt reader alone is sure of, by the whole text and by its key clause; null where it is not. */
export function learntClass(
  reading: StoryReading,
  data: Knowledge,
  key: Clause | null,
): FoundClass | null {
  if (!key || reading.open.some(({ kind }) => OTHERS.test(kind) && hasClass(kind, data)))
    return null;
  const all = [...readOnce(reading, data)]
    .filter(([name]) => data.classes.has(name))
    .toSorted(([, one], [, other]) => other - one);
  const [first, second] = all;
  if (
    !first ||
    CLAIMING.test(first[0]) ||
    first[1] < ALONE ||
    first[1] - (second?.[1] ?? 0) < AHEAD
  )
    return null;
  if (likelyOf(key, first[0], data) < BY_KEY) return null;
  return { name: first[0], likely: first[1], event: null, weight: first[1] };
}
