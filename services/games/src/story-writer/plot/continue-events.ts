import type { StoryTask } from '../data/load-story-data.ts';
import type { StoryCast } from '../grammar/fill-template.ts';
import type { Entity } from '../reading/entity.ts';
import { isAround } from '../reading/is-around.ts';
import type { StoryReading } from '../reading/read-story.ts';
import { spokenEnd } from '../reading/spoken-end.ts';
import type { StoryText } from './create-story-text.ts';
import { castOfEvent, roleOf } from './event-cast.ts';
import { lastRecap } from './last-told.ts';
import { mainProblem } from './main-problem.ts';
import { createStoryLines } from './story-lines.ts';

const FEWEST_SENTENCES = 3;
/** Two clauses before its end a text still tells of now. */
const NEAR = 2;

/**
 * Takes up what happened last in the child's story in the child's words, lets it go one small step on,
 * and leaves it open. It tells little: nothing is solved, nothing made up and nothing contradicted.
 */
export function continueEvents(
  story: StoryText,
  cast: StoryCast,
  reading: StoryReading,
  task: StoryTask,
): void {
  const { data, ageGroup } = task;
  const { helps, scenes } = data;
  const lines = createStoryLines(story, reading, task);
  const isHere = isAround(reading);
  const last = lastEvent();

  takeUp();
  const scene = last && scenes.get(last.kind);
  const ofEvent = last ? castOfEvent(cast, last) : cast;
  const isOfHero = last?.who === null;
  if (scene?.next && (isHere || !isOfHero)) lines.addOneOf(scene.next[ageGroup], ofEvent);
  const isTroubled = mainProblem(reading, data) !== null;
  const own = isHere ? (isTroubled ? helps.straits : helps.nexts) : helps.pauses;
  if (story.countSentences() < FEWEST_SENTENCES - 1) lines.addOneOf(own[ageGroup], cast);
  const asks = isHere ? helps.hooks : helps.opens;
  do {
    if (!lines.addOneOf(asks[ageGroup], cast) && !lines.addOneOf(helps.opens[ageGroup], cast))
      break;
  } while (story.countSentences() < FEWEST_SENTENCES);

  /** What LUX has understood of the end of the text; null where it has not. */
  function lastEvent() {
    const event = reading.open.at(-1);
    const near = reading.clauses.slice(-NEAR);
    if (!event || !near.includes(event.clause)) return null;
    const isProblem = scenes.get(event.kind)?.isProblem === true;
    return isProblem || event.clause === reading.clauses.at(-1) ? event : null;
  }

  function takeUp(): void {
    const spoken = spokenEnd(reading.corrected.text);
    if (spoken) {
      const kind = spoken.isQuestion ? 'questions' : 'speeches';
      const by = speakerOf(reading);
      const words = spoken.speech === null ? {} : { speech: spoken.speech };
      const said = { ...cast, words, ...(by && { roles: { other: roleOf(by) } }) };
      const isQuoted = lines.addOneOf(helps.quotes[ageGroup], said);
      if (!isQuoted || spoken.isQuestion) lines.addOneOf(helps[kind][ageGroup], cast);
      return;
    }
    const told = lastRecap(reading, data);
    if (!told) return;
    const words = { head: told.recap.head, rest: told.recap.rest };
    lines.addOneOf(helps.recaps[ageGroup], { ...cast, words });
  }
}

/** Who says the last thing that is said. */
function speakerOf({ clauses, subjects }: StoryReading): Entity | null {
  const end = clauses.at(-1)?.sentence ?? 0;
  const told = clauses.findLast(({ verb }) => SPEAKING.test(verb));
  return told && end - told.sentence <= 1 ? (subjects.get(told) ?? null) : null;
}

const SPEAKING =
  /^(?:sagen|rufen|fragen|flüstern|schreien|antworten|meinen|brüllen|denken|murmeln|zurückrufen)$/u;
