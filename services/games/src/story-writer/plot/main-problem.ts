import type { StoryData } from '../data/load-story-data.ts';
import type { StoryEvent } from '../reading/events/story-event.ts';
import type { StoryReading } from '../reading/read-story.ts';

/** So much more the last clause of a text counts than the first. */
const RECENCY = 3;
/** What somebody else wants or cannot do counts so much less. */
const OF_OTHERS = 4;
const OWN = /^(?:wish|task|unable|unwilling|forbidden|lacks|cannot)$/u;

/** The open problem that matters most: the greater one, and of two alike the later one. */
export function mainProblem(
  { open, clauses }: Pick<StoryReading, 'open' | 'clauses'>,
  { scenes }: Pick<StoryData, 'scenes'>,
): StoryEvent | null {
  const problems = open.filter(({ kind }) => scenes.get(kind)?.isProblem);
  const weight = ({ kind, clause, who }: StoryEvent) =>
    (scenes.get(kind)?.rank ?? 0) -
    (who !== null && OWN.test(kind) ? OF_OTHERS : 0) +
    (RECENCY * (clauses.indexOf(clause) + 1)) / clauses.length;
  return problems.toReversed().toSorted((one, other) => weight(other) - weight(one))[0] ?? null;
}
