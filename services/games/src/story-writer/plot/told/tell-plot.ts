import type { StoryTask } from '../../data/load-story-data.ts';
import type { Plot } from '../../data/plot-file.ts';
import { createHero, type Hero } from '../../grammar/create-hero.ts';
import type { StoryCast } from '../../grammar/fill-template.ts';
import { isAround } from '../../reading/is-around.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { createClassGate } from '../classes/find-class.ts';
import { takenUp } from '../classes/taken-up.ts';
import type { StoryText } from '../create-story-text.ts';
import { heroOf, roleOf } from '../event-cast.ts';
import { findFriends } from '../find-friends.ts';
import { SOMEBODY } from '../join-story.ts';
import { createStoryLines } from '../story-lines.ts';
import { type FoundPlot, findPlots } from './find-plot.ts';

/** So sure the reader of situations needs no other to agree. */
const SURE = 0.65;
const ROLE = /[{[](?:what|other|friend)\b/gu;

/**
 * Tells what comes of the trouble a child's text has come to: a step on that leaves it open, or its end.
 *
 * @param find - which plots fit: those that surely do, or guesses.
 * @returns whether LUX knows a plot for it.
 */
export function tellPlot(
  part: 'next' | 'end',
  story: StoryText,
  cast: StoryCast,
  reading: StoryReading,
  task: StoryTask,
  find = findPlots,
): boolean {
  const { data, ageGroup, characters, context } = task;
  // Who is dead stays dead, and a character of the child's that is not there yet comes to help.
  const isNewcomer = characters.some(({ name }) => !context.includes(name));
  if (reading.open.some(({ kind }) => kind === 'died') || (part === 'end' && isNewcomer))
    return false;
  const lines = createStoryLines(story, reading, task);
  const [friend] = findFriends(reading, data).persons.filter(({ key }) => data.firstNames.has(key));
  const isLikely = createClassGate(reading, data);
  return find(reading, data).some((found) => {
    if (!isLikely(found.plot.class) && (found.sureness ?? 0) < SURE) return false;
    const told = leadOf(found, cast, reading);
    const hero =
      told && isUnfit(told, found.plot, reading) ? anotherThan(told, found, reading) : told;
    // What the child's story has at hand for this puts it right.
    if (!hero || (part === 'end' && (hasMeans(found, reading, data) || isMovedOn(found, reading))))
      return false;
    const own = {
      ...cast,
      hero,
      roles: {
        ...cast.roles,
        ...(found.what && { what: roleOf(found.what) }),
        ...(found.other && !found.other.isHero && { other: roleOf(found.other) }),
        ...(friend && friend.key !== found.other?.key && { friend: roleOf(friend) }),
      },
    };
    // What speaks of the child's own things and people goes before what fits anybody.
    const blocks = found.plot[part][ageGroup];
    const roles = (block: string) => new Set(block.match(ROLE)).size;
    const richest = [...new Set(blocks.map(roles))].toSorted((one, other) => other - one);
    const isFriendLeftOut =
      (found.plot.examples.length === 0 || found.plot.kinds.length > 0) &&
      !blocks.some((block) => block.includes('{friend}'));
    if (part === 'end' && isFriendLeftOut) lines.addOneOf(data.helps.company[ageGroup], own);
    const taken = part === 'next' ? takenUp(found.plot.class, own, reading, task) : null;
    return richest.some((count) => {
      const fitting = blocks.filter((block) => roles(block) === count);
      return (
        (taken !== null && lines.addOneOf(taken.open(fitting), taken.cast)) ||
        lines.addOneOf(fitting, own, part === 'end')
      );
    });
  });
}

/** `Der König drohte`, `Das Fohlen ist im Graben`: it is somebody else who acts then. */
function isUnfit(
  { nom, er }: Hero,
  { notLead }: Pick<Plot, 'notLead'>,
  { clauses, subjects }: StoryReading,
): boolean {
  if (!notLead || /^(?:ich|wir)$/u.test(er)) return false;
  return clauses.some((clause) => {
    const subject = subjects.get(clause);
    if (!subject || (subject.nom !== nom && !subject.isHero)) return false;
    return notLead.every((one) =>
      one.test(`${clause.lower.join(' ')} ${subject.lemma.toLowerCase()}`),
    );
  });
}

/** Another who has a name and did nothing of the kind; else whoever is there. */
function anotherThan(
  { nom }: Hero,
  { plot }: Pick<FoundPlot, 'plot'>,
  reading: StoryReading,
): Hero {
  const other = reading.entities.find((one) => {
    const isOther = one.isBeing && !one.isHero && !nom.includes(one.key) && !one.isPlural;
    return isOther && !isUnfit(heroOf(one), plot, reading) && one.nom !== nom;
  });
  const isNamed = other !== undefined && other.nom === other.key;
  return other && (isNamed || /^d(?:er|ie|as) /u.test(other.nom)) ? heroOf(other) : SOMEBODY;
}

/** `Paul nahm seine Taschenlampe`, and then it is dark. */
function hasMeans(
  { event }: FoundPlot,
  { held }: StoryReading,
  { helps }: Pick<StoryTask['data'], 'helps'>,
): boolean {
  return helps.means.some(
    ({ things, for: kinds }) =>
      event !== null &&
      kinds?.includes(event.kind) &&
      held.some(({ lemma }) =>
        things.some((one) => lemma.endsWith(one) || lemma.endsWith(one.toLowerCase())),
      ),
  );
}

/** Somebody else has done something behind the trouble: that is what puts it right. */
function isMovedOn(
  { event, what, other }: FoundPlot,
  { clauses, subjects }: StoryReading,
): boolean {
  const last = clauses.at(-1);
  const doer = last && subjects.get(last);
  if (!event || !last || !doer || last.isNegated || event.clause.sentence >= last.sentence)
    return false;
  return doer.isBeing && !doer.isHero && doer !== what && doer !== other && doer !== event.who;
}

/** Whom it is about: the hero, one of two where the other has left, else who does something last. */
function leadOf({ plot, other }: FoundPlot, { hero }: StoryCast, reading: StoryReading) {
  const doers = [...reading.subjects.values()].filter((one) => one?.isBeing && one !== other);
  const pair = hero.nom.split(' und ');
  const stayed =
    other && pair.includes(other.key) ? doers.find((one) => pair.includes(one?.key ?? '')) : null;
  const last = doers.at(-1);
  // `Detektivin Juna fand Wolle`: whoever acts at the end, where the first has long not been spoken of.
  const isHeroGone = !/^(?:ich|wir)$/u.test(hero.er) && !isAround(reading);
  const lead = stayed ?? (isHeroGone || !reading.hero ? last : null);
  if (!lead) return reading.hero || plot.examples.length > 0 ? hero : null;
  if (lead.isHero) return hero;
  const { nom, acc, dat } = lead;
  return createHero(lead.isPlural ? 'several' : lead.gender, { nom, acc, dat });
}
