import type { StoryData, StoryTask } from '../data/load-story-data.ts';
import type { Hero } from '../grammar/create-hero.ts';
import type { CorrectedText } from '../spelling/correct-text.ts';
import { spellStory } from '../spelling/spell-story.ts';
import { findNames } from '../understanding/find-names.ts';
import { guessGender } from '../understanding/guess-gender.ts';
import { understandText } from '../understanding/understand-text.ts';
import { createCastList } from './cast-list.ts';
import type { Entity } from './entity.ts';
import { asTold, isAgain } from './event-as-told.ts';
import type { EventFrame } from './event-file.ts';
import { findLead } from './find-lead.ts';
import { followHero, type Whereabouts } from './find-places.ts';
import { findTense } from './find-tense.ts';
import { findWish } from './find-wish.ts';
import { indefinite } from './indefinite.ts';
import { matchesFrame, mentionOf, type Reference } from './match-event.ts';
import { type Clause, readClause } from './read-clause.ts';
import { splitClauses } from './split-clauses.ts';
import type { StoryEvent } from './story-event.ts';

/** What is in a child's story: who, where, what happened, and what is still open. */
export interface StoryReading extends Whereabouts {
  corrected: CorrectedText;
  hero: Hero | null;
  isPresent: boolean;
  clauses: readonly Clause[];
  entities: readonly Entity[];
  events: readonly StoryEvent[];
  /** What nothing in the text has put right, in its order. */
  open: readonly StoryEvent[];
  /** What somebody has with them. */
  held: readonly Entity[];
  /** Who does what a clause tells. */
  subjects: ReadonlyMap<Clause, Entity | null>;
}

/** A long text is read from here on; what was before has hardly anything to do with what comes. */
const LONGEST = 6_000;

export function readStoryText({
  context,
  data,
  characters,
}: Pick<StoryTask, 'context' | 'data' | 'characters'>): StoryReading {
  const given = characters.map(({ name }) => name);
  const corrected = spellStory(context.slice(-LONGEST), data, given);
  const { text } = corrected;
  const facts = understandText(text, data, given);
  const names = new Set(findNames(text, data, given));
  const isName = (word: string) => names.has(word) || data.firstNames.has(word);
  const clauses = splitClauses(text, data.language).map((one) =>
    readClause(one, data.language, isName),
  );
  const hero = findLead(facts.hero, clauses, text, data);
  const walked = walk(clauses, hero, text, data);
  return {
    ...walked,
    corrected,
    hero,
    isPresent: findTense(clauses) ?? facts.isPresent,
    clauses,
  };
}

/** Behind `weil` and `als` these only say when or why. */
const SCENERY = /^(?:arrives|leaves|playing|making|flying|wish)$/u;

/** What somebody says need not be so. */
const REPORTING =
  /^(?:sagen|lügen|anlügen|behaupten|erzählen|träumen|denken|glauben|hoffen|versprechen|meinen|schwören|schwindeln|wünschen|vorstellen)$/u;

function walk(clauses: readonly Clause[], hero: Hero | null, text: string, data: StoryData) {
  const cast = createCastList(hero, data.language, (name) => guessGender(name, text, data));
  const events: StoryEvent[] = [];
  let open: StoryEvent[] = [];
  const held = new Map<string, Entity>();
  const subjects = new Map<Clause, Entity | null>();
  let whereabouts: Whereabouts = { here: null, left: [] };
  let before: Entity | null = null;
  const reference: Reference = {
    isBeing: (one) =>
      one.kind === 'pronoun'
        ? (cast.peek(one)?.isBeing ?? false)
        : one.kind === 'name' || (one.noun !== null && data.language.isBeing(one.noun.lemma)),
    isHero: (one) => (one ? cast.isHero(one) : (before?.isHero ?? true)),
    isKnown: cast.isKnown,
  };
  for (const clause of clauses) {
    const frame = data.events.find((one) => matchesFrame(clause, one, reference));
    const subject: Entity | null = clause.subject
      ? cast.resolve(clause.subject, clause)
      : inherited(clause, before);
    subjects.set(clause, subject);
    const isOfHero = subject ? subject.isHero : clause.subject === null && subjects.size === 1;
    whereabouts = followHero(whereabouts, clause, isOfHero, data.nouns.places);
    const told = clauses[clauses.indexOf(clause) - 1];
    const isReported =
      /^(?:dass|ob)$/u.test(clause.lower[0] ?? '') &&
      told !== undefined &&
      REPORTING.test(told.verb);
    const isQuestioned =
      isReported || (clause.modal !== '' && frame?.modal === undefined && !frame?.wish);
    if (
      frame &&
      !isReported &&
      !(clause.isSubordinate && SCENERY.test(frame.kind)) &&
      !(frame.kind === 'arrives' && (isQuestioned || !subject))
    ) {
      const event = asTold(eventOf(clause, frame, subject, told), events, subject);
      if (event === null || isAgain(event, open)) {
        // Said before, or nobody's trouble.
      } else if (frame.ends) {
        open = open.filter((one) => !endsIt(one, frame, event));
      } else if (frame.isQuiet) {
        if (event.what && isOfHero) held.set(event.what.key, event.what);
      } else {
        events.push(event);
        // Who or what is met explains what was strange before.
        if (/^(?:meets|found)$/u.test(event.kind))
          open = open.filter(
            ({ kind }) => kind !== 'mystery' && !(kind === 'alone' && event.kind === 'meets'),
          );
        open.push(event);
        if ((event.kind === 'found' || event.kind === 'gift') && event.what) {
          open = open.filter(
            (one) => !(one.what?.key === event.what?.key && /^lost|^stolen/u.test(one.kind)),
          );
          held.set(event.what.key, event.what);
        }
      }
      if (event?.what && /^(?:lost|stolen|broke)/u.test(event.kind)) held.delete(event.what.key);
    }
    for (const mention of clause.mentions) {
      if (mention.preposition !== 'wie') cast.resolve(mention, clause);
    }
    if (subject) {
      before = subject;
      cast.resolve(clause.subject, clause);
    }
  }
  return {
    entities: cast.entities,
    events,
    open,
    held: [...held.values()],
    subjects,
    ...whereabouts,
  };

  function eventOf(
    clause: Clause,
    frame: EventFrame,
    subject: Entity | null,
    told: Clause | undefined,
  ): StoryEvent {
    const hidden =
      frame.kind === 'lostWay' && clause.verb === 'wissen'
        ? told?.objects.find(({ noun }) => noun)
        : undefined;
    const entity = (role: string | undefined) => {
      const found = mentionOf(clause, role, frame, reference, data.language);
      return role === 'subject' ? subject : cast.resolve(found, clause);
    };
    const isOfHero =
      (frame.isOfHero && clause.subject?.kind !== 'name') ||
      (frame.other === 'subject' && !frame.affects);
    const affected = frame.affects === 'object' ? entity('object') : isOfHero ? null : subject;
    const wish = frame.wish ? findWish(clause, data.language) : null;
    const other = notHero(entity(frame.other));
    const isMet = frame.kind === 'meets' && other === null && subject !== null && !subject.isHero;
    const owned = wish?.endsWith(' haben') ? clause.objects.find(({ noun }) => noun) : undefined;
    const wanted = owned && cast.resolve(owned, clause);
    const what = owned && wanted ? { ...wanted, ...indefinite(owned, wanted) } : entity(frame.what);
    const isAnother = affected?.isBeing && !affected.isHero && !isMet && affected !== what;
    if (hidden) {
      // `… hat Nüsse vergraben und weiß nicht mehr wo`
      return {
        kind: 'lostThing',
        who: null,
        what: cast.resolve(hidden, clause),
        other: null,
        wish: null,
        clause,
      };
    }
    return {
      kind: frame.kind,
      who: isAnother ? affected : null,
      what,
      other: isMet ? subject : other,
      wish: owned ? null : wish,
      clause,
    };
  }
}

function notHero(entity: Entity | null): Entity | null {
  return entity?.isHero ? null : entity;
}

/** `… und lief weg`: who did the thing before. */
function inherited(clause: Clause, before: Entity | null): Entity | null {
  const [first = ''] = clause.lower;
  if (clause.finiteAt < 0) return null;
  const isElided = /^(?:und|aber|der|die|das|dann|doch|oder|da)$/u.test(first);
  return isElided || (clause.finiteAt === 0 && clause.isPast === true) ? before : null;
}

function endsIt(event: StoryEvent, frame: EventFrame, end: StoryEvent): boolean {
  if (!frame.ends?.includes(event.kind)) return false;
  if (!frame.isSought || !event.what) return true;
  const named = [end.what, end.who, ...[]].filter((one) => one !== null);
  const said = end.clause.mentions.map(({ noun, head }) => noun?.lemma ?? head);
  return (
    named.some((one) => one.key === event.what?.key) ||
    said.includes(event.what.key) ||
    end.clause.mentions.some(({ kind, head }) => kind === 'pronoun' && head === event.what?.ihn)
  );
}
