import type { EventClass } from '../../data/class-file.ts';
import type { StoryData } from '../../data/load-story-data.ts';
import type { StoryEvent } from '../../reading/events/story-event.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { spokenEnd } from '../../reading/spoken-end.ts';
import { agreedClasses, learntClass, OPEN } from '../key/find-class.ts';
import { findGift, type Gift } from '../key/find-gift.ts';
import { findKey, type KeyClause } from '../key/find-key.ts';
import { findNewThing, type NewThing } from '../key/find-new-thing.ts';
import { findTool, type Tool } from '../key/find-tool.ts';
import { isOwnLoss } from '../key/is-believed.ts';
import { findScene, type ShownScene } from './find-scene.ts';

/** What a child's text stops at. */
export interface TextEnd {
  key: KeyClause | null;
  newThing: NewThing | null;
  /** The child's own thing that can help. */
  tool: Tool | null;
  /** What the child's people can do or have for good, where no tool is surer to help. */
  gift: Gift | null;
  /** What its last sentence shows. */
  scene: ShownScene | null;
  /** It ends in somebody's words. */
  isSpoken: boolean;
}

export interface ToldClass extends EventClass {
  name: string;
  /** The event by which it is known; null where only the learnt reader knows it. */
  event: StoryEvent | null;
}

/** Nobody is found again, and nothing comes right. */
export const FAREWELL = 'farewell';
/** So sure a class must be whose clause is not the one that is taken up. */
const SURE = 0.6;
/** It is heard or felt, nobody can look at it. */
const UNSEEN =
  /(?:geräusch|stimme|knall|schrei|ruf|lärm|krach|musik|lied|ton|klang|geruch|duft|licht|schatten)$/iu;
/** What comes up is no trouble by itself. */
const COMES_UP = /^(?:arrival|find)$/u;

/** What a continuation goes on with: the class of the clause it takes up, else of the whole text. */
export function classOfNext(
  reading: StoryReading,
  data: Pick<StoryData, 'classes' | 'classReader' | 'kinds'>,
  { key, newThing, isSpoken }: TextEnd,
): ToldClass {
  const agreed = agreedClasses(reading, data);
  const said = key?.clause ?? null;
  const isTakenUp = ({ event }: { event: StoryEvent | null }) =>
    said !== null && event?.clause === said;
  const found =
    farewellOf(reading) ??
    (newThing || isSpoken ? null : agreed.find(isTakenUp)) ??
    // What is told beside the child's own sentence must be surer than what is told of it.
    agreed.find(({ name, weight }) => !isCalm(name, data) && (weight >= SURE || said === null)) ??
    learntClass(reading, data, said) ??
    (newThing ? { name: classOfNew(newThing), event: null } : null) ??
    agreed.find(({ weight }) => weight >= SURE || said === null) ??
    null;
  // Nothing is exciting about what is wrong.
  const isWrong = key?.isWrong === true && !newThing && !isSpoken;
  const kept = found && isWrong && isCalm(found.name, data) ? null : found;
  return toldOf(kept ?? (isWrong ? null : happyOf(reading, data)), data);
}

/** What an end puts right: the trouble a text tells of, before what only comes up. */
export function classOfEnd(
  reading: StoryReading,
  data: Pick<StoryData, 'classes' | 'classReader' | 'kinds'>,
  { key, newThing }: TextEnd,
): ToldClass {
  const agreed = agreedClasses(reading, data);
  const isTrouble = ({ name }: { name: string }) => !COMES_UP.test(name) && !isCalm(name, data);
  const learnt = learntClass(reading, data, key?.clause ?? null);
  const found =
    farewellOf(reading) ??
    agreed.find(isTrouble) ??
    (learnt && isTrouble(learnt) ? learnt : null) ??
    agreed[0] ??
    learnt ??
    (newThing ? { name: classOfNew(newThing), event: null } : null) ??
    happyOf(reading, data);
  return toldOf(found, data);
}

function isCalm(name: string, { classes }: Pick<StoryData, 'classes'>): boolean {
  return classes.get(name)?.isCalm === true;
}

const HAPPY =
  /^(?:gewonnen|gewann|gewannen|jubel\p{L}*|freu(?:e|t|te|ten|en|st)|feier\p{L}*|glücklich\p{L}*|fröhlich\p{L}*|froh|wunderschön\p{L}*|toll\p{L}*|super|hurra|juhu|geburtstag\p{L}*|lecker\p{L}*|stolz|strahl\p{L}*|spaß)$/u;
const SAD_TOO = /^(?:sad|alone|angry)$/u;

/** Nothing is wrong, and somebody is glad. */
function happyOf({ clauses, open }: StoryReading, { kinds }: Pick<StoryData, 'kinds'>) {
  const near = clauses.slice(-NEAR);
  const isGlad = near.some(
    ({ lower, isNegated }) => !isNegated && lower.some((one) => HAPPY.test(one)),
  );
  const isTroubled =
    near.some(({ isNegated }) => isNegated) ||
    open.some(({ kind }) => kinds.problems.has(kind) && !SAD_TOO.test(kind));
  return isGlad && !isTroubled ? { name: 'wonder', event: null } : null;
}

/** So many clauses back it is what the story has come to. */
const NEAR = 5;

/** Nobody is found again, and nothing comes right; of somebody else's dead the hero need not mourn. */
function farewellOf({ open, hero }: StoryReading) {
  const isMourned = ({ clause }: StoryEvent) => isOwnLoss(clause, hero);
  const event = open.find((one) => one.kind === 'died' && isMourned(one));
  return event ? { name: FAREWELL, event } : null;
}

function toldOf(
  found: Pick<ToldClass, 'name' | 'event'> | null,
  { classes }: Pick<StoryData, 'classes'>,
): ToldClass {
  const event = found?.event ?? null;
  // Who is stuck beside the hero needs help.
  const isOfOther = event?.who?.isHero === false;
  const isOwnIllness = event !== null && !event.who && /^(?:ill|hurt)$/u.test(event.kind);
  const name =
    isOfOther && BINDS.test(found?.name ?? '')
      ? 'rescue'
      : isOwnIllness && found?.name === 'need'
        ? 'sick'
        : (found?.name ?? OPEN);
  const told = classes.get(name);
  if (!told) throw new Error(`data/story/classes has no ${name}`);
  return { ...told, name, event };
}

const BINDS = /^(?:trapped|peril|lostway)$/u;

function classOfNew({ isBeing, lemma }: NewThing): string {
  if (isBeing) return 'arrival';
  return UNSEEN.test(lemma) ? 'riddle' : 'find';
}

/** What a child's text stops at, read once for all that is told of it. */
export function readEnd(reading: StoryReading, data: StoryData): TextEnd {
  const scene = findScene(reading, data);
  const held = findTool(reading, data, scene !== null);
  const gift =
    held === null || held.kind === 'other' || !held.isHeld ? findGift(reading, data) : null;
  const tool = gift === null ? held : null;
  const newThing = findNewThing(reading, data);
  return {
    tool,
    gift,
    scene,
    // What can help is told of as that, behind the trouble.
    key: findKey(reading, data, tool?.clause),
    newThing: newThing?.lemma === tool?.entity.lemma ? null : newThing,
    isSpoken: spokenEnd(reading.corrected.text) !== null,
  };
}
