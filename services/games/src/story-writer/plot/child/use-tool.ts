import type { StoryData, StoryTask } from '../../data/load-story-data.ts';
import type { ToolFile } from '../../data/tool-file.ts';
import type { StoryCast } from '../../grammar/fill-template.ts';
import type { Entity } from '../../reading/entity.ts';
import { roleOf } from '../event-cast.ts';
import type { Gift } from '../key/find-gift.ts';
import type { Tool } from '../key/find-tool.ts';
import type { StoryLines } from '../story-lines.ts';

/**
 * Tells of the child's own thing that helps: that there is one and whether it may help, or at the end what is
 * done with it. Who has it is asked for it.
 *
 * @returns whether there was a line for it.
 */
export function useTool(
  part: 'next' | 'end',
  { entity, kind, owner }: Tool,
  lines: StoryLines,
  cast: StoryCast,
  { data, ageGroup }: Pick<StoryTask, 'data' | 'ageGroup'>,
  /** Whom or what it may help. */
  trouble: Entity | null,
): boolean {
  const roles = { ...cast.roles, tool: roleOf(entity), ...(owner && { friend: roleOf(owner) }) };
  const asked = part === 'next' ? data.helps.owned : data.helps.brings;
  const told = data.tools[kind];
  const special = owner ? undefined : specialOf(part, told, trouble, data);
  const withTrouble = { ...roles, ...(trouble && { what: roleOf(trouble) }) };
  const isSpecial =
    special !== undefined &&
    lines.addOneOf(special[ageGroup], { ...cast, roles: withTrouble }, part === 'end');
  return (
    isSpecial ||
    lines.addOneOf((owner ? asked : told?.[part])?.[ageGroup], { ...cast, roles }, part === 'end')
  );
}

const FAMILY = /^(?:Mama|Papa|Oma|Opa|Mami|Papi|Omi|Opi)$/u;

/** How it helps somebody or something: an animal is lured, a person is not. */
function specialOf(
  part: 'next' | 'end',
  told: ToolFile[string] | undefined,
  trouble: Entity | null,
  { firstNames, nouns, animals }: StoryData,
): ToolFile[string]['end'] | undefined {
  if (!told || !trouble || trouble.isHero) return undefined;
  if (!trouble.isBeing) return part === 'end' ? told.endThing : undefined;
  const { nom, lemma } = trouble;
  const isPerson =
    !animals.has(lemma) &&
    (firstNames.has(nom) || FAMILY.test(nom) || nouns.persons.some(({ word }) => word === lemma));
  const isLured = told.endPerson !== undefined && isPerson;
  if (part === 'next') return isLured ? undefined : told.nextBeing;
  return isLured ? told.endPerson : told.endBeing;
}

/** The same of what somebody can do or has for good, in the child's own words. */
export function useGift(
  part: 'next' | 'end',
  { text, isOwnDoing }: Gift,
  lines: StoryLines,
  cast: StoryCast,
  { data, ageGroup }: Pick<StoryTask, 'data' | 'ageGroup'>,
): boolean {
  const { remembered, done, useful } = data.helps;
  const told = part === 'next' ? remembered : isOwnDoing ? done : useful;
  const words = { ...cast.words, key: text };
  return lines.addOneOf(told[ageGroup], { ...cast, words }, part === 'end');
}
