import type { StoryData, StoryTask } from '../data/load-story-data.ts';
import { createHero, type Hero } from '../grammar/create-hero.ts';
import type { CorrectedText } from '../spelling/correct-text.ts';
import { spellStory } from '../spelling/spell-story.ts';
import { findNames } from '../understanding/find-names.ts';
import { guessGender } from '../understanding/guess-gender.ts';
import { understandText } from '../understanding/understand-text.ts';
import { createCastList } from './cast-list.ts';
import { type Entity, entityOf } from './entity.ts';
import type { EventFrame } from './event-file.ts';
import { followHero, type Whereabouts } from './find-places.ts';
import { findTense } from './find-tense.ts';
import { findWish } from './find-wish.ts';
import { indefinite } from './indefinite.ts';
import { matchesFrame, mentionOf, type Reference } from './match-event.ts';
import { type Clause, readClause } from './read-clause.ts';
import { splitClauses } from './split-clauses.ts';

export interface StoryEvent {
  kind: string;
  /** Whom it happens to; null is the hero. */
  who: Entity | null;
  what: Entity | null;
  other: Entity | null;
  /** As an infinitive: `ein Baumhaus bauen`. */
  wish: string | null;
  clause: Clause;
}

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
  const hero = heroOf(facts.hero, clauses, text, data);
  const walked = walk(clauses, hero, text, data);
  return {
    ...walked,
    corrected,
    hero,
    isPresent: findTense(clauses) ?? facts.isPresent,
    clauses,
  };
}

/** Whoever has a name, or tells it; else who does something first. */
function heroOf(
  found: Hero | null,
  clauses: readonly Clause[],
  text: string,
  data: StoryData,
): Hero | null {
  const isTold =
    found !== null &&
    (/^(?:ich|wir)$/u.test(found.nom) || /^\p{Lu}/u.test(found.nom) || found.nom.includes(' und '));
  if (isTold && !FAMILY.test(found.nom)) return found;
  for (const { subject } of clauses) {
    if (
      !subject ||
      subject.kind === 'pronoun' ||
      /^(?:kein|alle|viele|jede)/u.test(subject.determiner)
    )
      continue;
    if (subject.text.includes(' und ')) continue;
    const entity = entityOf(subject, data.language, (name) => guessGender(name, text, data));
    if (!entity.isBeing || FAMILY.test(entity.key)) continue;
    const kind = entity.isPlural ? 'several' : entity.gender;
    return createHero(kind, { nom: entity.nom, acc: entity.acc, dat: entity.dat });
  }
  return found;
}

/** What somebody says need not be so. */
const REPORTING =
  /^(?:sagen|lügen|anlügen|behaupten|erzählen|träumen|denken|glauben|hoffen|versprechen|meinen|schwören|schwindeln|wünschen|vorstellen)$/u;

const FAMILY = /^(?:Mama|Papa|Oma|Opa|Mami|Papi|Omi|Opi|Mutti|Vati)$/u;

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
      cast.isKnown(one) && one.kind === 'pronoun'
        ? !/^(?:es|etwas|das)$/u.test(one.head)
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
    if (frame && !isReported && !(frame.kind === 'arrives' && (isQuestioned || !subject))) {
      const event = asTold(eventOf(clause, frame, subject), events, subject);
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
          open = open.filter(({ kind }) => kind !== 'mystery');
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

  function eventOf(clause: Clause, frame: EventFrame, subject: Entity | null): StoryEvent {
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

/** What a happening is in this story: who runs from a bear was in danger. */
function asTold(
  event: StoryEvent,
  before: readonly StoryEvent[],
  subject: Entity | null,
): StoryEvent | null {
  const last = before.at(-1);
  if (
    event.kind === 'leaves' &&
    last?.kind === 'meets' &&
    last.other &&
    event.who === null &&
    /rennen|laufen|fliehen|flüchten|abhauen/u.test(event.clause.verb)
  ) {
    return { ...event, kind: 'threat', other: last.other };
  }
  if (event.kind === 'stolen' && subject?.isHero) return { ...event, kind: 'mischief', who: null };
  if (event.kind === 'broke' && subject?.isHero && event.what?.isHero) {
    return { ...event, kind: 'broken', what: null };
  }
  if (event.kind === 'cannot' && event.wish === null && before.length > 0) return null;
  return event;
}

/** `Er ist weg. Ich suche ihn.`: one trouble. */
function isAgain({ kind, what }: StoryEvent, open: readonly StoryEvent[]): boolean {
  if (!/^(?:seeks|lost)/u.test(kind) || !what) return false;
  return open.some((one) => /^(?:seeks|lost|stolen)/u.test(one.kind) && one.what?.key === what.key);
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
