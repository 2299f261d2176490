import type { StoryTask } from '../data/load-story-data.ts';
import type { StoryCast } from '../grammar/fill-template.ts';
import type { StoryEvent } from '../reading/events/story-event.ts';
import type { StoryReading } from '../reading/read-story.ts';
import { readStory } from '../understanding/understand-text.ts';
import type { StoryText } from './create-story-text.ts';
import { castOfEvent, roleOf } from './event-cast.ts';
import { findFriends } from './find-friends.ts';
import { wordsOf } from './join-story.ts';
import { lastTold } from './last-told.ts';
import { leadOf } from './lead-of.ts';
import { mainProblem } from './main-problem.ts';
import { mentionFacts } from './mention-facts.ts';
import { createStoryLines, linesOf, naming } from './story-lines.ts';

/** These tell how somebody feels or where they are: a greater trouble before them is what matters. */
const LIGHT =
  /^(?:sad|angry|arrives|playing|making|leaves|hides|fear|dark|gift|forgot|wish|task|dream)$/u;
/** These say so little that the child's own words are taken up instead. */
const PLAIN = /^(?:arrives|playing|gift|leaves|making|dream|birthday)$/u;

/**
 * Takes up what happened last in the child's story, lets it go one step on, and leaves it open. Nothing
 * is solved and nothing contradicted.
 */
export function continueEvents(
  story: StoryText,
  cast: StoryCast,
  reading: StoryReading,
  task: StoryTask,
): void {
  const { data, ageGroup, random } = task;
  const { helps, scenes } = data;
  const lines = createStoryLines(story, reading, task);
  const last = reading.events.at(-1) ?? null;
  const main = mainProblem(reading, data);
  const lead = leadOf(cast, main ?? last, reading);
  const placed = {
    ...lead,
    words: { ...cast.words, ...(reading.here !== null && { place: reading.here }) },
  };
  const isBehind = last !== null && main !== null && main !== last && isLight(last);
  const focus = main && (!last || isBehind || !scenes.get(last.kind)?.isProblem) ? main : last;

  takeUp();
  goOn();
  // What has been said with `dass` is not said again as a hope.
  const isSaid = focus?.said['ob'] !== undefined && story.text().includes(focus.said['ob']);
  const hopes = focus?.said['hope'] === undefined || isSaid ? [] : helps.hopes[ageGroup];
  const own = focus ? castOfEvent(placed, focus) : placed;
  if (!lines.addOneOf(hopes, own))
    lines.addOneOf(naming(helps.hooks[ageGroup], story, placed), placed);

  function takeUp(): void {
    const told = lastTold(reading);
    const isLater =
      told !== null &&
      (!last || reading.clauses.indexOf(told) > reading.clauses.indexOf(last.clause));
    const isTaken =
      (isLater || (last !== null && PLAIN.test(last.kind))) && told !== null && echo(told);
    if (!isTaken && last) takeUpEvent(last);
    if (main && (main !== last || isTaken) && (isBehind || isTaken)) takeUpEvent(main);
    if (story.countSentences() > 0) return;
    const facts = readStory(task);
    const words = { ...placed.words, ...wordsOf(facts) };
    mentionFacts(story, { ...placed, words }, facts, task, 1);
  }

  /** One step: what follows from what happened, else what anybody would do. */
  function goOn(): void {
    const scene = focus && scenes.get(focus.kind);
    const isPlain = focus !== null && PLAIN.test(focus.kind);
    if (
      focus &&
      scene &&
      !isPlain &&
      lines.addOneOf(scene.next[ageGroup], castOfEvent(placed, focus))
    )
      return;
    const { persons } = findFriends(reading, data);
    const friend = random() < 0.6 ? persons[0] : undefined;
    const roles = friend && { friend: roleOf(friend) };
    if (roles && lines.addOneOf(helps.nextsWithFriend[ageGroup], { ...placed, roles })) return;
    lines.addOneOf(helps.nexts[ageGroup], placed);
  }

  function isLight(event: StoryEvent): boolean {
    const rank = (one: StoryEvent | null) => scenes.get(one?.kind ?? '')?.rank ?? 0;
    return LIGHT.test(event.kind) || rank(main) - rank(event) >= 3;
  }

  function takeUpEvent(event: StoryEvent): boolean {
    const scene = scenes.get(event.kind);
    const own = castOfEvent(placed, event);
    return scene !== undefined && lines.addOneOf(linesOf(scene, 'takeUp', ageGroup, own), own);
  }

  function echo(clause: StoryReading['clauses'][number]): boolean {
    const words = { ...placed.words, ...reading.said.get(clause) };
    return lines.addOneOf(helps.echoes[ageGroup], { ...placed, words });
  }
}
