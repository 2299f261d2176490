import { pickIfAny } from '@lux/random/choose.ts';
import type { StoryTask } from '../data/load-story-data.ts';
import { declineName } from '../grammar/decline-name.ts';
import type { StoryCast } from '../grammar/fill-template.ts';
import { traitSentence } from '../grammar/trait-sentence.ts';
import type { Entity } from '../reading/entity.ts';
import type { StoryEvent } from '../reading/events/story-event.ts';
import { isAround } from '../reading/is-around.ts';
import type { StoryReading } from '../reading/read-story.ts';
import { tellMended } from './classes/tell-mended.ts';
import type { StoryText } from './create-story-text.ts';
import { castOfEvent, roleOf } from './event-cast.ts';
import { findFriends, isHelpful } from './find-friends.ts';
import { lastRecap } from './last-told.ts';
import { leadOf } from './lead-of.ts';
import { mainProblem } from './main-problem.ts';
import { createStoryLines, naming, type StoryLines, solvedLines } from './story-lines.ts';
import { takeUp } from './take-up.ts';

/** So many smaller troubles are put right beside the greatest: who tells more errs more. */
const MOST_BESIDE = 1;
/** Only of these it is certain that they come right along with something else. */
const BESIDE = /^(?:lostThing|lostBeing|outOfReach|stolen|broke|quarrel|wish|hoped|promise)$/u;
/** What these put right is said in the child's words, which stand being turned round where they are few. */
function isVague({ kind, said }: StoryEvent): boolean {
  if (!/^(?:badState|silent)$/u.test(kind)) return false;
  const { result = '' } = said;
  return (
    result.split(' ').length > MOST_WORDS ||
    /(?<!\p{L})(?:nicht|mir|ihm|ihr|und|seit|viel)(?!\p{L})/u.test(result)
  );
}

const MOST_WORDS = 5;
/** What the child's own clause says has come right is told, too. */
const HAS_RESULT = /^(?:quarrel|moving|promise|betrayed|sleepless)$/u;
/** Nobody else can put this right. */
const OWN_MATTER =
  /^(?:guilt|quarrel|betrayed|promise|forgot|moving|sad|teased|mischief|cannot|contest|sleepless|died)$/u;

/** Brings what the child told to a good end: with its things and people, the greatest trouble first. */
export function solveEvents(
  story: StoryText,
  cast: StoryCast,
  reading: StoryReading,
  task: StoryTask & { isTakenUp?: boolean },
): void {
  const { data, ageGroup } = task;
  const { helps, scenes } = data;
  const lines = createStoryLines(story, reading, task);
  if (!task.isTakenUp) takeUp(lines, cast, reading, task);
  const main = ofHero(mainProblem(reading, data)) ?? reading.events.at(-1) ?? null;
  const scene = main && scenes.get(main.kind);
  const lead = leadOf(cast, main, reading);
  if (main && scene?.isProblem && !isVague(main)) {
    addHelp(story, lines, lead, main, reading, task);
    const own = castOfEvent(cast, main);
    const isSolved =
      lines.addOneOf(solvedLines(scene, ageGroup, own), own, true) ||
      lines.addOneOf(scene.solved[ageGroup], own, true);
    if (HAS_RESULT.test(main.kind)) lines.addOneOf(helps.results[ageGroup], own, true);
    if (!isSolved) lines.addOneOf(data.frames.goodEnds[ageGroup], cast, true);
    for (const beside of besides(reading, main, data)) {
      const small = castOfEvent(cast, beside);
      const also = scenes.get(beside.kind)?.also ?? [];
      const told = HAS_RESULT.test(beside.kind) ? helps.results[ageGroup] : [];
      const best = [
        told,
        also.filter((line) => line.includes('{wish}')),
        also.filter((line) => line.includes('{what')),
        also,
      ];
      best.some((some) => lines.addOneOf(some, small, true));
    }
  } else {
    remember(lines, lead, main, reading, task);
  }
  if (main?.kind === 'died') return;
  lines.addOneOf(naming(helps.endings[ageGroup], story, lead), lead, true);
}

/** Who is cross, or does not do what is hoped for, does not put that right alone. */
function ofHero(event: StoryEvent | null): StoryEvent | null {
  return event && /^(?:badState|silent)$/u.test(event.kind) ? { ...event, who: null } : event;
}

/** Something is not as it should be, whatever it is. */
const TROUBLE =
  /^(?:aber|doch|leider|nicht|nie|niemals|niemand|keiner|kein|keine|keinen|nichts|nur|ausgerechnet|schlecht|falsch|versehen|sonst|ohne|traurig|umgefallen|schimpft)$/u;

/** Nothing was wrong, or LUX does not know what: what happened is said again, and it goes well. */
function remember(
  lines: StoryLines,
  cast: StoryCast,
  event: StoryEvent | null,
  reading: StoryReading,
  { data, ageGroup, random }: StoryTask,
): void {
  const { helps, scenes } = data;
  const last = lastRecap(reading, data)?.clause ?? null;
  if (!isAround(reading)) {
    lines.addOneOf(helps.closings[ageGroup], cast, true);
    return;
  }
  // What LUX does not know is rather a trouble than none.
  const isTroubled =
    event === null ||
    reading.clauses.slice(-4).some(({ lower }) => lower.some((word) => TROUBLE.test(word)));
  const scene = event && scenes.get(event.kind);
  if (!isTroubled && event && scene && event.clause === last) {
    const own = castOfEvent(cast, event);
    if (lines.addOneOf(solvedLines(scene, ageGroup, own), own, true)) return;
  }
  const known = findFriends(reading, data).persons.filter(
    (one) => isHelpful(one, data) && (!last || reading.subjects.get(last)?.key !== one.key),
  );
  const friend = pickIfAny(random, known);
  const roles = {
    ...cast.roles,
    ...(friend && { friend: roleOf(friend) }),
  };
  const told = { ...cast, roles, ...(friend && { helper: friend }) };
  const best = [
    ...(isTroubled && friend ? [helps.turnsWithFriend] : []),
    isTroubled ? helps.turns : helps.memories,
  ];
  best.some((some) => lines.addOneOf(some[ageGroup], told, true));
  if (isTroubled) tellMended(lines, cast, reading, { data, ageGroup });
}

/** The child's thing that is good for this, else a deed with whoever is there, else a good idea. */
function addHelp(
  story: StoryText,
  lines: StoryLines,
  cast: StoryCast,
  event: StoryEvent,
  reading: StoryReading,
  { data, ageGroup, random, context, characters }: StoryTask,
): void {
  const { helps } = data;
  const present = `${context} ${cast.hero.nom}`;
  const own = characters.find(({ name }) => !present.includes(name));
  if (own) {
    const helper = declineName(own.name, data);
    lines.addOneOf(data.frames.ownHelpers[ageGroup], { ...cast, helper });
    story.add(traitSentence(own, data, cast.isPresent), cast);
    return;
  }
  const isGone = new Set(reading.open.map(({ what }) => what?.key));
  for (const tool of reading.held) {
    const means = helps.means.find(({ things, for: kinds }) => {
      return (
        things.some((one) => tool.lemma === one || tool.lemma.endsWith(one.toLowerCase())) &&
        (kinds?.includes(event.kind) ?? true)
      );
    });
    const isMissing = [...isGone].some(
      (one) => one !== undefined && (tool.key === one || tool.key.endsWith(one.toLowerCase())),
    );
    if (!means || isMissing) continue;
    const own = { ...cast, roles: { ...cast.roles, tool: roleOf(tool) } };
    if (lines.addOneOf(means[ageGroup], own)) return;
  }
  const { persons } = findFriends(reading, data);
  const doer = castOfEvent(cast, event);
  const cared = event.who && !event.who.isHero ? helps.cares[event.kind] : undefined;
  const carer = event.who && { ...cast, roles: { ...cast.roles, other: roleOf(event.who) } };
  const remedy = findRemedy(reading);
  const remedied = remedy && { ...doer, roles: { ...doer.roles, tool: roleOf(remedy) } };
  const isDone =
    (remedied !== null && lines.addOneOf(helps.remedies[ageGroup], remedied, true)) ||
    (carer !== null && lines.addOneOf(cared?.[ageGroup], carer, true)) ||
    lines.addOneOf(data.deeds[event.kind]?.[ageGroup], doer, true);
  const isOwnMatter = OWN_MATTER.test(event.kind);
  const friend = isOwnMatter
    ? null
    : (pickIfAny(
        random,
        persons.filter((one) => isHelpful(one, data)),
      ) ?? null);
  const roles = (one: Entity) => ({ ...cast, roles: { ...cast.roles, friend: roleOf(one) } });
  if (friend && lines.addOneOf(helps.friends[ageGroup], roles(friend))) return;
  if (isDone) return;
  const isBound = event.who === null && data.scenes.get(event.kind)?.isBound === true;
  lines.addOneOf(isBound ? helps.bound[ageGroup] : helps.alone[ageGroup], cast);
}

/** `Nur die Blume kann ihr helfen`: what the child says would help. */
function findRemedy({ clauses, subjects, open }: StoryReading): Entity | null {
  const told = clauses.find(
    (one) => one.verb === 'helfen' && !one.isNegated && subjects.get(one)?.isBeing === false,
  );
  const found = told ? (subjects.get(told) ?? null) : null;
  return open.some(({ what }) => what?.key === found?.key) ? null : found;
}

function besides(
  { open }: StoryReading,
  main: StoryEvent,
  { scenes }: Pick<StoryTask['data'], 'scenes'>,
): StoryEvent[] {
  const others = open.filter(({ kind }) => kind !== main.kind && BESIDE.test(kind));
  const kinds = [...new Set(others.map(({ kind }) => kind))];
  return kinds
    .flatMap((kind) => others.findLast((one) => one.kind === kind) ?? [])
    .toSorted(
      (one, other) => (scenes.get(other.kind)?.rank ?? 0) - (scenes.get(one.kind)?.rank ?? 0),
    )
    .slice(0, MOST_BESIDE);
}
