import type { StoryTask } from '../../data/load-story-data.ts';
import type { StoryCast } from '../../grammar/fill-template.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import type { StoryText } from '../create-story-text.ts';
import { heroOf, roleOf } from '../event-cast.ts';
import { createStoryLines } from '../story-lines.ts';
import { type FoundOutcome, findOutcomes } from './find-outcomes.ts';

/**
 * Tells how what one clause near the end says goes on or comes right, with whom and what it names.
 *
 * @returns whether LUX understood such a clause.
 */
export function tellOutcome(
  part: 'next' | 'end',
  story: StoryText,
  cast: StoryCast,
  reading: StoryReading,
  task: StoryTask,
): boolean {
  if (reading.open.some(({ kind }) => kind === 'died')) return false;
  if (part === 'end' && hasMeans(reading, task.data)) return false;
  const lines = createStoryLines(story, reading, task);
  return findOutcomes(reading, task).some((found) => {
    const own = castOf(found, cast, reading);
    const blocks = found.outcome[part][task.ageGroup];
    const isOfWho = (block: string) => /[{[]what\b/u.test(block);
    const isOfAnother = Object.hasOwn(own.roles ?? {}, 'what') && blocks.some(isOfWho);
    const fitting = blocks.filter((block) => isOfWho(block) === isOfAnother);
    return lines.addOneOf(fitting, own, true);
  });
}

/** `Paul nahm seine Taschenlampe`: what the child's story has at hand puts it right. */
function hasMeans(
  { open, held }: StoryReading,
  { helps, scenes }: Pick<StoryTask['data'], 'helps' | 'scenes'>,
): boolean {
  const kinds = open.map(({ kind }) => kind).filter((kind) => scenes.get(kind)?.isProblem);
  const isGood = (lemma: string, things: readonly string[]) =>
    things.some((one) => lemma.endsWith(one) || lemma.endsWith(one.toLowerCase()));
  return helps.means.some(
    ({ things, for: those }) =>
      kinds.some((kind) => those?.includes(kind)) &&
      held.some(({ lemma }) => isGood(lemma, things)),
  );
}

/** Whoever it happens to is `{what}`, unless the story is about them. */
function castOf({ who }: FoundOutcome, cast: StoryCast, reading: StoryReading): StoryCast {
  if (!who || who.isHero) return cast;
  if (reading.hero) return { ...cast, roles: { ...cast.roles, what: roleOf(who) } };
  if (who.isBeing) return { ...cast, hero: heroOf(who) };
  return { ...cast, roles: { ...cast.roles, what: roleOf(who) } };
}
