import type { StoryData } from '../../data/load-story-data.ts';
import type { StoryReading } from '../../reading/read-story.ts';

/** Less is a guess. */
const LIKELY = 0.3;
/** What an event that is still open adds to its class: of the last clauses, and of those before. */
const OF_EVENT = 0.3;
const OF_EARLIER = 0.1;
const OF_CALM = 0.1;
const NEAR = 4;
/** The class of what LUX does not know. */
export const OPEN = 'open';
/** So sure of one class, LUX tells nothing of a quite different one. */
const SURE = 0.45;
const UNLIKELY = 0.15;

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
  const [first] = rankClasses(reading, data);
  return first && first.sureness >= LIKELY ? first : null;
}

/** Whether something of this class may be told: no other is much likelier by what the sentences say. */
export function createClassGate(
  reading: StoryReading,
  data: Pick<StoryData, 'classes' | 'classReader'>,
): (name: string) => boolean {
  const read = readOnce(reading, data);
  const first = Math.max(...read.values());
  const surenessOf = new Map(
    rankClasses(reading, data).map(({ name, sureness }) => [name, sureness]),
  );
  return (name) => first < SURE || (surenessOf.get(name) ?? 0) >= UNLIKELY;
}
