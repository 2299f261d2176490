import type { StoryTask } from '../../data/load-story-data.ts';
import type { StoryCast } from '../../grammar/fill-template.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import { speakerOf } from '../../reading/find-speaker.ts';
import { isAbsent } from '../../reading/is-absent.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import type { StoryText } from '../create-story-text.ts';
import { roleOf } from '../event-cast.ts';
import { OPEN } from '../key/find-class.ts';
import { findTrouble } from '../key/find-trouble.ts';
import { wantsRisk } from '../key/is-granted.ts';
import { createStoryLines } from '../story-lines.ts';
import { askOwn } from './ask-own.ts';
import { blocksOf } from './blocks-of.ts';
import { classOfNext, FAREWELL, readEnd, type TextEnd, type ToldClass } from './class-of.ts';
import type { ShownScene } from './find-scene.ts';
import { takeUp, takeUpLast } from './take-up.ts';
import { isToldLast } from './tell-end.ts';
import { isOthersMoment, tellMoment } from './tell-moment.ts';
import { tellSolution } from './tell-solution.ts';
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
  // What the text stops at comes first, in the child's own words.
  const isToolTold = isToldLast(end, reading) && end.tool?.isHeld === true;
  const isTaken =
    isHere && !isToolTold && takeUpLast(lines, cast, reading, task, { ...end, mood: told.mood });
  const isSolvable = isHere && !reading.broken && told.name !== FAREWELL && !end.isSpoken;
  const hasOwnMeans = isToldLast(end, reading) || end.gift !== null;
  if (isSolvable && !hasOwnMeans && tellSolution('next', lines, cast, reading, task)) return;
  const trouble = findTrouble(reading, data);
  // What the last sentence shows goes on by itself: it need not be said again.
  const scene =
    isHere && !end.newThing && !reading.broken?.question ? sceneOf(end, told, reading) : null;
  const mood = end.tool || end.gift ? 'plain' : told.mood;
  const isOpened = scene === null && isLast(end, reading);
  if (!isTaken && (isOpened || reading.broken))
    takeUp(lines, cast, reading, task, { ...end, mood, isHere });
  if (!isHere) lines.addOneOf(helps.pauses[ageGroup], cast);
  else if (!goOn() && !askOwn(lines, cast, reading, task, told))
    tellMoment(lines, cast, reading, task, isTaken ? null : trouble, isTaken);
  while (story.countSentences() < FEWEST_SENTENCES) {
    const isAsked =
      (isHere && lines.addOneOf(helps.momentAsk[ageGroup], cast)) ||
      (isHere && lines.addOneOf(helps.hooks[ageGroup], cast)) ||
      lines.addOneOf(helps.opens[ageGroup], cast) ||
      lines.addOneOf(helps.pauses[ageGroup], cast);
    if (!isAsked) break;
  }

  /** The surest first: the child's own thing, what the last sentence shows, then what its class asks for. */
  function goOn(): boolean {
    const { blocks, own } = blocksOf('next', told, cast, task, end.newThing);
    // What its last sentence shows comes before what was told earlier.
    const isToolLast = end.tool?.clause.sentence === (reading.clauses.at(-1)?.sentence ?? 0);
    if (scene && !isToolLast && !isByNobody(scene.clause)) {
      const isShown = lines.addOneOf(scene.next[ageGroup], cast);
      const isDeed = reading.subjects.get(scene.clause)?.isHero === true;
      if (isShown && end.tool && isDeed)
        useTool('next', end.tool, lines, { ...own, hero: cast.hero }, task, trouble);
      if (isShown) return true;
    }
    if (end.tool && !isToolLast && isOthersMoment(reading)) return false;
    if (end.tool || end.gift) addTopic();
    // `Der Schlüssel steckt`: that there is one need not be said again.
    const isSaid = isTaken && (isToolLast || end.tool?.kind === 'other');
    if (
      end.tool &&
      !isSaid &&
      useTool('next', end.tool, lines, { ...own, hero: cast.hero }, task, trouble)
    )
      return true;
    if (end.gift && useGift('next', end.gift, lines, cast, task)) return true;
    if (scene && lines.addOneOf(scene.next[ageGroup], cast)) return true;
    if (reading.broken?.question != null) return true;
    const isAsked = end.isSpoken && speakerOf(reading)?.isHero !== true;
    if (isAsked && lines.addOneOf(helps.replies[ageGroup], cast)) return true;
    if (!isSureNext(told, reading)) return false;
    // What it is about is named, where its class does not name it.
    if (told.event && own.roles?.['what'] === undefined) addTopic();
    return blocks.some((some) => lines.addOneOf(some, own));
  }

  function addTopic(): void {
    if (!trouble || trouble.key === end.tool?.entity.key) return;
    const roles = { ...cast.roles, what: roleOf(trouble) };
    lines.addOneOf(helps.momentTopic[ageGroup], { ...cast, roles });
  }
}

/** Nothing older is said again: only what the last sentence says, and nobody's own deed. */
function isLast({ key, newThing, isSpoken, tool, gift }: TextEnd, reading: StoryReading): boolean {
  if (newThing || isSpoken) return true;
  const { clauses, subjects } = reading;
  const isEnd = key?.clause.sentence === (clauses.at(-1)?.sentence ?? 0);
  if (!key || !isEnd || tool || gift || isByNobody(key.clause)) return false;
  const doer = subjects.get(key.clause) ?? null;
  // `Das hatte sie vor drei Wochen verloren`: that is long ago.
  if (key.clause.isPerfect && key.clause.lower.some((word) => /^hatten?$/u.test(word)))
    return false;
  // What only lies there is not exciting by itself.
  const isStill = LYING.test(key.clause.verb) && !key.isWrong;
  return doer?.isHero !== true && doer?.isBeing !== true && !isStill;
}

/** `Da kicherte jemand`: nobody knows who. */
function isByNobody({ subject }: Clause): boolean {
  return /^(?:jemand|irgendjemand|irgendwer)$/iu.test(subject?.head ?? '');
}

const LYING = /^(?:sein|haben|liegen|stehen|hängen|stecken)$/u;

/** So many sentences back a class is still what the text has come to. */
const NEAR = 1;

/** Where its event is told at the end, in a clause of its own, or nothing is wrong at all. */
function isSureNext(
  { name, event }: ToldClass,
  { clauses }: Pick<StoryReading, 'clauses'>,
): boolean {
  const end = clauses.at(-1)?.sentence ?? 0;
  // What only fell down need not be broken.
  if (name === 'broken' && event && /fallen$/u.test(event.clause.verb)) return false;
  if (event) return !event.clause.isSubordinate && end - event.clause.sentence <= NEAR;
  return name !== OPEN;
}

/** Its last sentence shows it, and what LUX knows of the story was told before. */
function sceneOf(
  { scene }: TextEnd,
  { name, event }: ToldClass,
  { subjects }: Pick<StoryReading, 'subjects'>,
): ShownScene | null {
  // Of Nils who comes along nobody asks what it is.
  const doer = scene ? subjects.get(scene.clause) : null;
  const isNamed = doer?.isBeing === true && !doer.isHero && doer.nom === doer.key;
  if (isNamed && scene?.isBeing === false) return null;
  const isLater = event === null || (scene?.clause.sentence ?? 0) > event.clause.sentence;
  return name === OPEN || isLater ? scene : null;
}
