import type { EventClass } from '../../data/class-file.ts';
import type { StoryTask } from '../../data/load-story-data.ts';
import type { StoryCast } from '../../grammar/fill-template.ts';
import type { Entity } from '../../reading/entity.ts';
import type { StoryEvent } from '../../reading/events/story-event.ts';
import { isAround } from '../../reading/is-around.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import type { StoryText } from '../create-story-text.ts';
import { roleOf } from '../event-cast.ts';
import { findFriends, isHelpful } from '../find-friends.ts';
import { SOMEBODY } from '../join-story.ts';
import { mainProblem } from '../main-problem.ts';
import { createStoryLines, type StoryLines } from '../story-lines.ts';
import { takeUp } from '../take-up.ts';
import { echoClause } from './echo-clause.ts';
import { findClass, OPEN, rankClasses } from './find-class.ts';
import { castOf, withEcho } from './taken-up.ts';
import { tellMended } from './tell-mended.ts';

const WHAT = /[{[]what\b/u;

/**
 * Takes up the child's last clause in the child's own words and tells what fits any event of its great class:
 * a step on that leaves it open, or how it comes right.
 *
 * @returns whether LUX knows the class.
 */
export function tellClass(
  part: 'next' | 'end',
  story: StoryText,
  given: StoryCast,
  reading: StoryReading,
  task: StoryTask,
): boolean {
  // Where nobody is told of, whoever is there.
  const cast = reading.hero === null ? { ...given, hero: SOMEBODY } : given;
  const { data, ageGroup, characters, context } = task;
  const isNewcomer = characters.some(({ name }) => !context.includes(name));
  if (reading.open.some(({ kind }) => kind === 'died') || (part === 'end' && isNewcomer))
    return false;
  const name = findClass(reading, data)?.name ?? OPEN;
  const one = data.classes.get(name);
  if (!one || (reading.hero !== null && !isAround(reading))) return false;
  // What the scenes know more exactly they put right.
  const main = mainProblem(reading, data);
  if (part === 'end' && main && isSolvedBest(main, reading, data)) return false;
  const lines = createStoryLines(story, reading, task);
  const isSpeech = part === 'next' && takeUp(lines, cast, reading, task);
  const echo = isSpeech ? null : echoClause(reading, cast.hero, name, data);
  if (name === OPEN && echo === null) return false;
  const what = whatOf(one, reading);
  const own = castOf(cast, echo, what);
  const blocks = one[part][ageGroup];
  const named = what ? blocks.filter((block) => WHAT.test(block)) : [];
  const plain = blocks.filter((block) => !WHAT.test(block));
  const isSolved = part === 'end';
  const isTold = [named, plain].some(
    (some) =>
      lines.addOneOf(withEcho(some, one, echo, ageGroup), own, isSolved) ||
      lines.addOneOf(some, own, isSolved),
  );
  if (isTold && isSolved) {
    tellMended(lines, own, reading, task);
    rememberFriend(lines, story, own, reading, data);
  }
  return isTold;
}

/** Whoever came along and is not spoken of yet is glad, too. */
function rememberFriend(
  lines: StoryLines,
  story: StoryText,
  cast: StoryCast,
  reading: StoryReading,
  data: StoryTask['data'],
): void {
  const friend = findFriends(reading, data).persons.find((one) => isHelpful(one, data));
  if (!friend || story.text().includes(friend.nom)) return;
  const roles = { ...cast.roles, friend: roleOf(friend) };
  lines.addOneOf(['Auch {friend} [friend:freute] sich.'], { ...cast, roles }, true);
}

/** Of whom or what the class tells: the thing or the one of its event. */
function whatOf({ kinds }: EventClass, reading: StoryReading): Entity | null {
  const event = reading.open.findLast(({ kind }) => kinds.includes(kind));
  const what = event?.what ?? event?.other ?? event?.who ?? null;
  return what && !what.isHero ? what : null;
}

/** So likely the class of an event must be that the event is what the story has come to. */
const LIKELY = 0.2;
/** Of these an end tells little. */
const VAGUE = /^(?:badState|silent|nuisance|task|lacks)$/u;

/** Whether an event itself is put right better: in the child's own words, or as what the story has come to. */
function isSolvedBest(
  { kind, said }: StoryEvent,
  reading: StoryReading,
  data: StoryTask['data'],
): boolean {
  const isWished = reading.open.some((one) => one.kind === 'wish');
  if (kind === 'wish' || (kind === 'silent' && isWished)) return true;
  if (said.result !== undefined && !VAGUE.test(kind)) return true;
  return rankClasses(reading, data).some(
    ({ name, sureness }) => sureness >= LIKELY && data.classes.get(name)?.kinds.includes(kind),
  );
}
