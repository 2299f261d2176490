import type { StoryTask } from '../../data/load-story-data.ts';
import type { Hero } from '../../grammar/create-hero.ts';
import type { StoryCast } from '../../grammar/fill-template.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { Entity } from '../../reading/entity.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { createClassGate } from '../classes/find-class.ts';
import { takenUp } from '../classes/taken-up.ts';
import type { StoryText } from '../create-story-text.ts';
import { heroOf, roleOf } from '../event-cast.ts';
import { findFriends, isHelpful } from '../find-friends.ts';
import { createStoryLines, type StoryLines } from '../story-lines.ts';
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
  // Who is dead stays dead, and a character of the child's that is not there yet comes to help.
  const isNewcomer = task.characters.some(({ name }) => !task.context.includes(name));
  if (reading.open.some(({ kind }) => kind === 'died') || (part === 'end' && isNewcomer))
    return false;
  const lines = createStoryLines(story, reading, task);
  const isLikely = createClassGate(reading, task.data);
  return findOutcomes(reading, task).some((found) => {
    if (!isLikely(found.outcome.class, { clause: found.clause, rank: found.outcome.rank }))
      return false;
    const named = castOf(found, cast, reading);
    // Who says `wir` has counted the others in.
    const helper = named.hero.er === 'wir' ? undefined : friend(found, reading, task.data);
    const own = helper
      ? { ...named, helper, roles: { ...named.roles, friend: roleOf(helper) } }
      : named;
    const blocks = found.outcome[part][task.ageGroup];
    const isOfWho = (block: string) => /[{[]what\b/u.test(block);
    const isOfFriend = (block: string) => /\{(?:friend|beide)\}/u.test(block);
    const isOfAnother = Object.hasOwn(own.roles ?? {}, 'what') && blocks.some(isOfWho);
    const fitting = blocks.filter((block) => isOfWho(block) === isOfAnother);
    const alone = fitting.filter((block) => !isOfFriend(block));
    // What speaks of the child's own people goes before what fits anybody.
    const together = helper ? fitting.filter(isOfFriend) : [];
    if (part === 'end') useTool(lines, found, own, reading, task);
    const taken = part === 'next' ? takenUp(found.outcome.class, own, reading, task) : null;
    const echoed = taken ? [taken.open(together), taken.open(alone)] : [];
    return (
      echoed.some((some) => lines.addOneOf(some, taken?.cast ?? own, true)) ||
      lines.addOneOf(together, own, true) ||
      lines.addOneOf(alone, own, true)
    );
  });
}

/** Who is there to help, and has nothing to do with the trouble. */
function friend(
  { who, clause }: FoundOutcome,
  reading: StoryReading,
  data: StoryTask['data'],
): Entity | undefined {
  const doer = reading.subjects.get(clause)?.key;
  return findFriends(reading, data).persons.find(
    (one) => isHelpful(one, data) && one.key !== who?.key && one.key !== doer,
  );
}

/** What acts in the last sentences is rather in trouble itself. */
const JUST_NOW = 2;

/** `Paul nahm seine Taschenlampe`: what the child's story has at hand helps. */
function useTool(
  lines: StoryLines,
  { clause }: FoundOutcome,
  cast: StoryCast,
  { open, held, clauses, subjects }: StoryReading,
  { data, ageGroup }: StoryTask,
): void {
  const { helps, scenes } = data;
  const kinds = open.map(({ kind }) => kind).filter((kind) => scenes.get(kind)?.isProblem);
  const end = clauses.at(-1)?.sentence ?? 0;
  // What has just gone out or fallen down is no help: `Die Lampe ging aus`.
  const near = clauses.filter((one) => one !== clause && end - one.sentence < JUST_NOW);
  const isNamed = ({ mentions }: Clause, { lemma, key }: Entity) =>
    mentions.some(({ noun, head }) => noun?.lemma === lemma || head === key);
  const isFree = (tool: Entity) =>
    !isNamed(clause, tool) && !near.some((one) => subjects.get(one)?.key === tool.key);
  for (const tool of held.filter(isFree)) {
    const means = helps.means.find(
      ({ things, for: those }) =>
        kinds.some((kind) => those?.includes(kind)) &&
        things.some((one) => tool.lemma.endsWith(one) || tool.lemma.endsWith(one.toLowerCase())),
    );
    const roles = { ...cast.roles, tool: roleOf(tool) };
    if (means && lines.addOneOf(means[ageGroup], { ...cast, roles })) return;
  }
}

/** Whoever it happens to is `{what}`, unless the story is about them. */
function castOf({ who }: FoundOutcome, cast: StoryCast, reading: StoryReading): StoryCast {
  if (!who || who.isHero) return cast;
  const left = leftOf(cast.hero, who, reading);
  if (reading.hero)
    return {
      ...cast,
      ...(left && { hero: heroOf(left) }),
      roles: { ...cast.roles, what: roleOf(who) },
    };
  if (who.isBeing) return { ...cast, hero: heroOf(who) };
  return { ...cast, roles: { ...cast.roles, what: roleOf(who) } };
}

/** `Zoe und ihr Hund`, and the dog has run away: who is left of two. */
function leftOf({ nom }: Hero, who: Entity, { entities }: StoryReading): Entity | undefined {
  const pair = nom.split(' und ');
  if (pair.length < 2 || !who.isBeing) return undefined;
  return entities.find(({ key }) => pair.includes(key) && key !== who.key);
}
