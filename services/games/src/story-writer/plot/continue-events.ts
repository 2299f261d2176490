import type { StoryTask } from '../data/load-story-data.ts';
import type { Hero } from '../grammar/create-hero.ts';
import type { StoryCast } from '../grammar/fill-template.ts';
import { isAround } from '../reading/is-around.ts';
import type { StoryReading } from '../reading/read-story.ts';
import { isSayable } from './classes/is-sayable.ts';
import type { StoryText } from './create-story-text.ts';
import { castOfEvent, roleOf } from './event-cast.ts';
import { keyThing } from './key-thing.ts';
import { mainProblem } from './main-problem.ts';
import { createStoryLines } from './story-lines.ts';
import { takeUp } from './take-up.ts';

const FEWEST_SENTENCES = 3;
/** So long a clause can be behind `dass`. */
const LONGEST_CLAUSE = 9;
/** Two clauses before its end a text still tells of now. */
const NEAR = 2;

/**
 * Names what the child's story is about last, lets it go one small step on, and leaves it open. It tells little: nothing is solved, nothing made up and nothing contradicted.
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
  const isSpeech = takeUp(lines, cast, reading, task);
  const last = lastEvent();
  const told = isSpeech || !isHere ? undefined : sayable(reading, cast.hero, data.language);
  if (
    told &&
    lines.addOneOf(helps.modestWithWords[ageGroup], { ...cast, words: { ...cast.words, ...told } })
  )
    return;
  const thing = isSpeech || !isHere ? null : keyThing(reading, data);
  if (thing) {
    const roles = { ...cast.roles, what: roleOf(thing) };
    lines.addOneOf(helps.anchors[ageGroup], { ...cast, roles });
  }
  const scene = last && scenes.get(last.kind);
  const ofEvent = last ? castOfEvent(cast, last) : cast;
  const isOfHero = last?.who === null;
  if (scene?.next && (isHere || !isOfHero)) lines.addOneOf(scene.next[ageGroup], ofEvent);
  else if (isHere && lines.addOneOf(helps.modest[ageGroup], cast)) return;
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
}

/**
 * The last clause as it can be told again, where it is short and whole, and everybody in it has a name: of
 * the last sentences the one that says what is wrong, else what happens.
 */
function sayable(
  { clauses, said, subjects }: StoryReading,
  hero: Hero,
  language: StoryTask['data']['language'],
): Readonly<Record<string, string>> | undefined {
  const end = clauses.at(-1)?.sentence ?? 0;
  const near = clauses.filter(({ sentence }) => end - sentence < NEAR).toReversed();
  const fit = near.flatMap((clause) => {
    const words = said.get(clause);
    const one = subjects.get(clause);
    const doer = one?.nom ?? '';
    if (!one || !words || !isSayable(clause, one, words, hero, language)) return [];
    const clear = words?.ob;
    if (!words || clear === undefined || doer === '' || clause.isSubordinate) return [];
    const isShort = clear.split(' ').length <= LONGEST_CLAUSE && clear.startsWith(`${doer} `);
    // Nobody is astonished at what they do themselves.
    if (subjects.get(clause)?.isHero && !clause.isNegated && clause.modal === '') return [];
    if (SAYING.test(clause.verb) || !isShort || UNCLEAR.test(clear.slice(doer.length))) return [];
    const isWrong = clause.isNegated || clause.lower.some((one) => WRONG.test(one));
    return STILL.test(clause.verb) && !isWrong ? [] : [{ words, isWrong }];
  });
  return (fit.find(({ isWrong }) => isWrong) ?? fit[0])?.words;
}

const STILL = /^(?:sein|stehen|haben|liegen|warten|wohnen|leben)$/u;
const WRONG =
  /^(?:aber|leider|plötzlich|auf|nur|kein|keine|keinen|nichts|weg|leer|kaputt|nie|niemand|zu|falsch)$/u;
const SAYING = /^(?:sagen|fragen|rufen|denken|meinen|flüstern|schreien|antworten|müssen)$/u;
const UNCLEAR =
  /(?<!\p{L})(?:er|sie|es|ihn|ihm|ihr|ihnen|der|die|das|und|aber|nun|jetzt|da|dann|damit|davon|daran|darauf|darin|drin|dabei)(?= (?!\p{Lu}|\p{Ll}+e[nrs]? \p{Lu})|$)|[,:;]/u;
