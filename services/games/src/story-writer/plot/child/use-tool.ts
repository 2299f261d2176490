import type { StoryTask } from '../../data/load-story-data.ts';
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
  const isForBeing = trouble?.isBeing === true && trouble.nom !== owner?.nom;
  const special =
    trouble &&
    !trouble.isHero &&
    (isForBeing ? told?.[`${part}Being`] : part === 'end' ? told?.endThing : undefined);
  const withTrouble = { ...roles, ...(trouble && { what: roleOf(trouble) }) };
  const isSpecial =
    !owner &&
    special !== undefined &&
    special !== null &&
    special !== false &&
    lines.addOneOf(special[ageGroup], { ...cast, roles: withTrouble }, part === 'end');
  return (
    isSpecial ||
    lines.addOneOf((owner ? asked : told?.[part])?.[ageGroup], { ...cast, roles }, part === 'end')
  );
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
