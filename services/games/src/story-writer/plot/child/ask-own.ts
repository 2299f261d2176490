import type { StoryTask } from '../../data/load-story-data.ts';
import type { StoryCast } from '../../grammar/fill-template.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { roleOf } from '../event-cast.ts';
import { findMeans, isMeantToHelp } from '../remedy/find-means.ts';
import type { StoryLines } from '../story-lines.ts';
import type { ToldClass } from './class-of.ts';
import { findRights } from './tell-right.ts';

/** Of these nobody asks how: `Wie war die Tür wieder offen?` */
const STATE =
  /^(?:ist|sind|war|waren|bin|hat|hatte|haben|hatten) |nicht mehr|(?<!\p{L})(?:ich|wir|jemand)(?!\p{L})/u;

/**
 * Leaves a continuation open with what the child's own story asks: whether who is there can help, and how what is
 * missing comes about.
 *
 * @returns whether its own words ask anything.
 */
export function askOwn(
  lines: StoryLines,
  cast: StoryCast,
  reading: StoryReading,
  { data, ageGroup }: Pick<StoryTask, 'data' | 'ageGroup'>,
  told: ToldClass,
): boolean {
  const rights = findRights(cast, reading, { data, ageGroup }, told);
  const isWanted = rights.some(({ isLittle }) => !isLittle) || isMeantToHelp(reading);
  const means = isWanted ? findMeans(reading, data, { isOfAbility: false }) : null;
  const isAsked =
    means !== null &&
    lines.addOneOf(data.helps.asked[ageGroup], {
      ...cast,
      roles: { ...cast.roles, friend: roleOf(means.friend) },
    });
  const open = rights.find(({ cast: { words } }) => {
    const result = words?.['result'] ?? '';
    return result !== '' && !STATE.test(result);
  });
  const isHow = open !== undefined && lines.addOneOf(data.helps.howAsked[ageGroup], open.cast);
  return isAsked || isHow;
}
