import type { StoryTask } from '../data/load-story-data.ts';
import type { StoryCast } from '../grammar/fill-template.ts';
import type { StoryReading } from '../reading/read-story.ts';
import type { StoryEvent } from '../reading/story-event.ts';
import { readStory } from '../understanding/understand-text.ts';
import type { StoryText } from './create-story-text.ts';
import { echoClause, isEventful } from './echo-clause.ts';
import { castOfEvent } from './event-cast.ts';
import { wordsOf } from './join-story.ts';
import { leadOf } from './lead-of.ts';
import { mentionFacts } from './mention-facts.ts';
import { createStoryLines, linesOf, naming } from './story-lines.ts';

/** These tell how somebody feels or where they are: a greater trouble before them is what matters. */
const LIGHT = /^(?:sad|angry|arrives|playing|making|leaves|hides|fear|dark|gift|forgot|wish)$/u;

/** The problem that matters most; of two alike the later one. */
export function mainProblem(
  open: readonly StoryEvent[],
  { scenes }: Pick<StoryTask['data'], 'scenes'>,
): StoryEvent | null {
  const problems = open.filter(({ kind }) => scenes.get(kind)?.isProblem);
  const rank = ({ kind }: StoryEvent) => scenes.get(kind)?.rank ?? 0;
  return problems.toReversed().toSorted((one, other) => rank(other) - rank(one))[0] ?? null;
}

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
  const { data, ageGroup } = task;
  const lines = createStoryLines(story, reading, task);
  const { helps } = data;
  const last = reading.events.at(-1) ?? null;
  const main = mainProblem(reading.open, data);
  const lead = leadOf(cast, main ?? last, reading);
  const placed = {
    ...lead,
    words: { ...cast.words, ...(reading.here !== null && { place: reading.here }) },
  };

  const before = story.countSentences();
  const isTakenUp = takeUp();
  if (!isTakenUp && main && main !== last) takeUpEvent(main);
  if (story.countSentences() === before)
    mentionFacts(
      story,
      { ...placed, words: { ...placed.words, ...wordsOf(readStory(task)) } },
      readStory(task),
      task,
      1,
    );
  const isFarGreater = main && last && rankOf(main) - rankOf(last) >= 2;
  const focus =
    main && isFarGreater
      ? main
      : main && (!last || LIGHT.test(last.kind) || !data.scenes.get(last.kind)?.isProblem)
        ? main
        : (last ?? main);
  const scene = focus && data.scenes.get(focus.kind);
  const isNext =
    focus && scene ? lines.addOneOf(scene.next[ageGroup], castOfEvent(placed, focus)) : false;
  if (!isNext) lines.addOneOf(helps.nexts[ageGroup], placed);
  if (story.countSentences() < 2) lines.addOneOf(helps.nexts[ageGroup], placed);
  lines.addOneOf(naming(helps.hooks[ageGroup], story, placed), placed);

  function takeUp(): boolean {
    const lastAction = reading.clauses.findLast(isEventful);
    const isLater =
      lastAction !== undefined &&
      (!last || reading.clauses.indexOf(lastAction) > reading.clauses.indexOf(last.clause));
    if (isLater && takeUpClause(lastAction)) {
      if (last && last === main) takeUpEvent(last);
      return true;
    }
    if (!last) return false;
    const isDone = takeUpEvent(last);
    const isLight = LIGHT.test(last.kind) || (main && rankOf(main) - rankOf(last) >= 2);
    if (main && main !== last && isLight) takeUpEvent(main);
    return isDone;
  }

  function rankOf({ kind }: StoryEvent): number {
    return data.scenes.get(kind)?.rank ?? 0;
  }

  function takeUpEvent(event: StoryEvent): boolean {
    const scene = data.scenes.get(event.kind);
    const own = castOfEvent(placed, event);
    return scene !== undefined && lines.addOneOf(linesOf(scene, 'takeUp', ageGroup, own), own);
  }

  function takeUpClause(clause: StoryReading['clauses'][number]): boolean {
    const echo = echoClause(clause, reading.isPresent, reading.subjects.get(clause) ?? null);
    if (!echo) return false;
    const words = { ...placed.words, ob: echo.ob, frage: echo.frage };
    return lines.addOneOf(helps.echoes[ageGroup], { ...placed, words });
  }
}
