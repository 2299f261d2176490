import type { StoryTask } from '../../data/load-story-data.ts';
import type { StoryCast } from '../../grammar/fill-template.ts';
import { speakerOf } from '../../reading/find-speaker.ts';
import { isAbsent } from '../../reading/is-absent.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import type { StoryText } from '../create-story-text.ts';
import { roleOf } from '../event-cast.ts';
import { friendAtHand } from '../find-friends.ts';
import { OPEN } from '../key/find-class.ts';
import { wantsRisk } from '../key/is-granted.ts';
import { createStoryLines } from '../story-lines.ts';
import { blocksOf } from './blocks-of.ts';
import { classOfNext, readEnd, type TextEnd, type ToldClass } from './class-of.ts';
import type { ShownScene } from './find-scene.ts';
import { takeUp } from './take-up.ts';
import { useGift, useTool } from './use-tool.ts';

const FEWEST_SENTENCES = 3;

/**
 * Goes on from a child's text: takes its end up in the child's own words, then a step that is true of
 * everything of its class, and leaves it open. Nothing is made up and nothing solved.
 */
export function tellNext(
  story: StoryText,
  cast: StoryCast,
  reading: StoryReading,
  task: StoryTask,
): void {
  const { data, ageGroup } = task;
  const { helps } = data;
  const lines = createStoryLines(story, reading, task);
  const isHere = reading.hero !== null && !isAbsent(reading);
  const end = readEnd(reading, data);
  const told = classOfNext(reading, data, end);
  if (told.name === OPEN && wantsRisk(reading)) {
    const age = ageGroup === 'small' ? 'small' : 'older';
    if (lines.addOneOf(data.trust.careful.next[age], cast)) return;
  }
  // What the last sentence shows goes on by itself: it need not be said again.
  const scene = isHere && !end.newThing && !reading.broken?.question ? sceneOf(end, told) : null;
  const mood = end.tool || end.gift ? 'plain' : told.mood;
  if (scene === null || reading.broken)
    takeUp(lines, cast, reading, task, { ...end, mood, isHere });
  const isShown = scene !== null && lines.addOneOf(scene.next[ageGroup], cast);
  if (isHere) {
    const { blocks, own } = blocksOf('next', told, cast, task, end.newThing);
    const isAsked = end.isSpoken && speakerOf(reading)?.isHero !== true;
    const isTold =
      (end.tool !== null && useTool('next', end.tool, lines, own, task)) ||
      (end.gift !== null && useGift('next', end.gift, lines, cast, task)) ||
      isShown ||
      (isHere && reading.broken?.question != null) ||
      (isAsked && lines.addOneOf(helps.replies[ageGroup], cast));
    // Where nothing is known, whoever is there may know what to do.
    const friend = told.name === OPEN && !isTold ? friendAtHand(reading, data) : null;
    const withFriend = friend && { ...own, roles: { ...own.roles, friend: roleOf(friend) } };
    const isShared = withFriend !== null && lines.addOneOf(helps.asked[ageGroup], withFriend);
    if (!isTold && !isShared) blocks.some((some) => lines.addOneOf(some, own));
  } else lines.addOneOf(helps.pauses[ageGroup], cast);
  while (story.countSentences() < FEWEST_SENTENCES) {
    const isAsked =
      (isHere && lines.addOneOf(helps.hooks[ageGroup], cast)) ||
      lines.addOneOf(helps.opens[ageGroup], cast) ||
      lines.addOneOf(helps.pauses[ageGroup], cast);
    if (!isAsked) break;
  }
}

/** Its last sentence shows it, and what LUX knows of the story was told before. */
function sceneOf({ scene }: TextEnd, { name, event }: ToldClass): ShownScene | null {
  const isLater = event === null || (scene?.clause.sentence ?? 0) > event.clause.sentence;
  return name === OPEN || isLater ? scene : null;
}
