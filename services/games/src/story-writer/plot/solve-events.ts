import { pickIfAny } from '@lux/random/choose.ts';
import type { StoryTask } from '../data/load-story-data.ts';
import { declineName } from '../grammar/decline-name.ts';
import type { StoryCast } from '../grammar/fill-template.ts';
import { traitSentence } from '../grammar/trait-sentence.ts';
import type { StoryReading } from '../reading/read-story.ts';
import type { StoryEvent } from '../reading/story-event.ts';
import { mainProblem } from './continue-events.ts';
import type { StoryText } from './create-story-text.ts';
import { castOfEvent, roleOf } from './event-cast.ts';
import { findFriends } from './find-friends.ts';
import { leadOf } from './lead-of.ts';
import { createStoryLines, linesOf, naming, type StoryLines } from './story-lines.ts';

/** So many smaller troubles are put right beside the greatest. */
const MOST_BESIDE = 2;
/** Nobody else can put this right. */
const OWN_MATTER =
  /^(?:guilt|quarrel|betrayed|promise|forgot|moving|sad|teased|mischief|cannot|contest|sleepless)$/u;

/** Brings what the child told to a good end: with its things and people, the greatest trouble first. */
export function solveEvents(
  story: StoryText,
  cast: StoryCast,
  reading: StoryReading,
  task: StoryTask,
): void {
  const { data, ageGroup } = task;
  const { helps, scenes } = data;
  const lines = createStoryLines(story, reading, task);
  const main = mainProblem(reading.open, data) ?? reading.events.at(-1) ?? null;
  const scene = main && scenes.get(main.kind);
  const lead = leadOf(cast, main, reading);
  if (main && scene) {
    if (scene.isProblem) addHelp(story, lines, lead, main, reading, task);
    const own = castOfEvent(cast, main);
    const isSolved =
      lines.addOneOf(linesOf(scene, 'solved', ageGroup, own), own, true) ||
      lines.addOneOf(scene.solved[ageGroup], own, true);
    if (!isSolved) lines.addOneOf(data.frames.goodEnds[ageGroup], cast, true);
    for (const beside of besides(reading, main, data)) {
      const small = castOfEvent(cast, beside);
      lines.addOneOf(scenes.get(beside.kind)?.also, small, true);
    }
  } else {
    lines.addOneOf(helps.alone[ageGroup], cast);
    lines.addOneOf(data.frames.goodEnds[ageGroup], cast, true);
  }
  lines.addOneOf(naming(helps.endings[ageGroup], story, lead), lead, true);
}

/** The child's thing that is good for this, else whoever is there, else a good idea. */
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
    if (!means || isGone.has(tool.key)) continue;
    const own = { ...cast, roles: { ...cast.roles, tool: roleOf(tool) } };
    if (lines.addOneOf(means[ageGroup], own)) return;
  }
  const { persons, pets } = findFriends(reading, data);
  const isOwnMatter = OWN_MATTER.test(event.kind);
  const friend = isOwnMatter ? null : (pickIfAny(random, persons) ?? null);
  if (
    friend &&
    lines.addOneOf(helps.friends[ageGroup], { ...cast, roles: { friend: roleOf(friend) } })
  )
    return;
  const pet = isOwnMatter ? null : (pickIfAny(random, pets) ?? null);
  if (pet && lines.addOneOf(helps.pets[ageGroup], { ...cast, roles: { friend: roleOf(pet) } }))
    return;
  const isBound = event.who === null && data.scenes.get(event.kind)?.isBound === true;
  lines.addOneOf(isBound ? helps.bound[ageGroup] : helps.alone[ageGroup], cast);
}

function besides(
  { open }: StoryReading,
  main: StoryEvent,
  { scenes }: Pick<StoryTask['data'], 'scenes'>,
): StoryEvent[] {
  const others = open.filter(({ kind }) => kind !== main.kind && scenes.get(kind)?.isProblem);
  const kinds = [...new Set(others.map(({ kind }) => kind))];
  return kinds
    .flatMap((kind) => others.findLast((one) => one.kind === kind) ?? [])
    .toSorted(
      (one, other) => (scenes.get(other.kind)?.rank ?? 0) - (scenes.get(one.kind)?.rank ?? 0),
    )
    .slice(0, MOST_BESIDE);
}
