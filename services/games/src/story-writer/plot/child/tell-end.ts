import type { StoryTask } from '../../data/load-story-data.ts';
import { declineName } from '../../grammar/decline-name.ts';
import type { StoryCast } from '../../grammar/fill-template.ts';
import { traitSentence } from '../../grammar/trait-sentence.ts';
import type { Entity } from '../../reading/entity.ts';
import { isAbsent } from '../../reading/is-around.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import type { StoryText } from '../create-story-text.ts';
import { roleOf } from '../event-cast.ts';
import { findFriends, isHelpful } from '../find-friends.ts';
import { OPEN } from '../key/find-class.ts';
import { wantsRisk } from '../key/is-granted.ts';
import { createStoryLines, type StoryLines } from '../story-lines.ts';
import { blocksOf } from './blocks-of.ts';
import { classOfEnd, FAREWELL, readEnd } from './class-of.ts';
import { findRights, tellRights } from './tell-right.ts';

const FEWEST_SENTENCES = 3;
const MOST_SENTENCES = 6;

/**
 * Brings what the child told to a good end: what anybody does in such a case, then that it has come right,
 * in the child's own words where they say what was missing.
 */
export function tellEnd(
  story: StoryText,
  cast: StoryCast,
  reading: StoryReading,
  task: StoryTask,
): void {
  const { data, ageGroup } = task;
  const { helps } = data;
  const lines = createStoryLines(story, reading, task);
  if (isAbsent(reading)) {
    lines.addOneOf(helps.closings[ageGroup], cast, true);
  }
  const end = readEnd(reading, data);
  const told = classOfEnd(reading, data, end);
  if (told.name === OPEN && wantsRisk(reading)) {
    lines.addOneOf(data.trust.careful.end[ageGroup === 'small' ? 'small' : 'older'], cast, true);
    return;
  }
  addOwnHelper(story, lines, cast, task);
  const { blocks, own } = blocksOf('end', told, cast, task, end.newThing);
  const rights = findRights(cast, reading, task, told);
  // What the child itself calls wrong is put right rather than anything.
  const isOpen = told.name === OPEN;
  const isTried = isOpen && rights.length > 0 && lines.addOneOf(helps.tries[ageGroup], own, true);
  const isRight = isTried && tellRights(rights, story, lines);
  const friend = isOpen && !isRight ? friendOf(reading, data) : null;
  const withFriend = friend && { ...own, roles: { ...own.roles, friend: roleOf(friend) } };
  const isShared = withFriend !== null && lines.addOneOf(helps.shared[ageGroup], withFriend, true);
  if (!isRight && !isShared) blocks.some((some) => lines.addOneOf(some, own, true));
  if (told.name === FAREWELL) return;
  if (!isRight && story.countSentences() < MOST_SENTENCES) tellRights(rights, story, lines);
  addFriend(story, lines, own, reading, task);
  if (isRight) lines.addOneOf(helps.endings[ageGroup], cast, true);
  while (story.countSentences() < FEWEST_SENTENCES) {
    if (!lines.addOneOf(helps.endings[ageGroup], cast, true)) break;
  }
}

/** A character of the child's that is not in the text yet comes to help. */
function addOwnHelper(
  story: StoryText,
  lines: StoryLines,
  cast: StoryCast,
  { data, ageGroup, context, characters }: StoryTask,
): void {
  const present = `${context} ${cast.hero.nom}`.toLowerCase();
  // `Zauberlehrling Fips` is the Fips it is about.
  const isPresent = (name: string) => present.includes(name.toLowerCase().split(' ').at(-1) ?? '');
  const own = characters.find(({ name }) => !isPresent(name));
  if (!own) return;
  const helper = declineName(own.name, data);
  lines.addOneOf(data.frames.ownHelpers[ageGroup], { ...cast, helper });
  story.add(traitSentence(own, data, cast.isPresent), cast);
}

/** Who does something in the child's text and can help; who only is somewhere may be far away. */
function friendOf(reading: StoryReading, data: StoryTask['data']): Entity | null {
  const { persons } = findFriends(reading, data);
  const isThere = (friend: Entity) =>
    reading.clauses.some(
      (one) => reading.subjects.get(one) === friend && one.verb !== 'sein' && !one.isSubordinate,
    );
  return persons.find((one) => isHelpful(one, data) && isThere(one)) ?? null;
}

/** Whoever of the child's is there and not spoken of yet is glad, too. */
function addFriend(
  story: StoryText,
  lines: StoryLines,
  cast: StoryCast,
  reading: StoryReading,
  { data }: StoryTask,
): void {
  if (story.countSentences() >= MOST_SENTENCES) return;
  const friend = friendOf(reading, data);
  if (!friend || story.text().includes(friend.nom)) return;
  const roles = { ...cast.roles, friend: roleOf(friend) };
  lines.addOneOf(['Auch {friend} [friend:freute] sich.'], { ...cast, roles }, true);
}
