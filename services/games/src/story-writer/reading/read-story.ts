import type { StoryData, StoryTask } from '../data/load-story-data.ts';
import type { Hero } from '../grammar/create-hero.ts';
import type { CorrectedText } from '../spelling/correct-text.ts';
import { spellStory } from '../spelling/spell-story.ts';
import { findNames } from '../understanding/find-names.ts';
import { guessGender } from '../understanding/guess-gender.ts';
import { understandText } from '../understanding/understand-text.ts';
import { createCastList } from './cast-list.ts';
import { type BrokenEnd, findBrokenEnd } from './clauses/broken-end.ts';
import { findTense } from './clauses/find-tense.ts';
import { type Clause, readClause } from './clauses/read-clause.ts';
import { splitClauses } from './clauses/split-clauses.ts';
import type { Entity } from './entity.ts';
import { emptied } from './events/emptied-home.ts';
import { endsIt, isUsual } from './events/ends-event.ts';
import { asTold, isAgain } from './events/event-as-told.ts';
import type { EventFrame } from './events/event-file.ts';
import { hiddenThing } from './events/hidden-thing.ts';
import { matchesFrame, type Reference } from './events/match-event.ts';
import { notHero, readEvent } from './events/read-event.ts';
import { spokenOf } from './events/spoken-events.ts';
import type { StoryEvent } from './events/story-event.ts';
import { findLead } from './find-lead.ts';
import { followHero, type Whereabouts } from './find-places.ts';
import { speakerOf } from './find-speaker.ts';
import { whoStayed } from './find-stayed.ts';
import { isLess, tellNeed } from './needs/tell-need.ts';
import { numbered } from './numbered.ts';
import { prepareText } from './prepare-text.ts';
import { inherited, isNamedIn, tellsWhere } from './read-doer.ts';

/** A word that only sounds, and somebody may be called so: the robot Pling. */
const SOUND = /^(?:Peng|Bumm|Krach|Plumps|Platsch|Pling|Piep)$/u;
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
  /** What a clause says is wrong, as it is told when it is good: `redete Luca wieder mit mir`. */
  goods: ReadonlyMap<Clause, string>;
  /** Where the text breaks off; all else is read of what stands before. */
  broken: BrokenEnd | null;
}

/** Of a long text only its end is read. */
const LONGEST = 6_000;

export function readStoryText({
  context,
  data,
  characters,
}: Pick<StoryTask, 'context' | 'data' | 'characters'>): StoryReading {
  const given = characters.map(({ name }) => name);
  const spelt = spellStory(context.slice(-LONGEST), data, given);
  const whole = prepareText(spelt.text, data.language);
  const broken = findBrokenEnd(whole, data.language);
  const text = broken?.told ?? whole;
  const corrected = { ...spelt, text };
  const facts = understandText(text, data, given);
  const names = new Set(findNames(text, data, given));
  // `Also zog sie los`: a capital at the beginning makes no name of it.
  const isName = (word: string) =>
    (names.has(word) || data.firstNames.has(word)) &&
    (given.includes(word) || SOUND.test(word) || !data.language.isFunctionWord(word.toLowerCase()));
  const clauses = splitClauses(text, data.language).map((one) =>
    readClause(one, data.language, isName),
  );
  const hero = findLead(facts.hero, clauses, text, data);
  const isPresent = findTense(clauses) ?? facts.isPresent;
  const read = walk(clauses, hero, text, data, isPresent);
  const stayed = whoStayed(hero, read.open, text, data);
  const rest = { corrected, broken, isPresent, clauses };
  if (stayed === null) return { ...read, ...rest, hero: numbered(hero, text) };
  const again = walk(clauses, stayed, text, data, isPresent);
  return { ...again, ...rest, hero: stayed };
}

/** Behind `weil` and `als` these only say when or why. */
const SCENERY = /^(?:arrives|leaves|playing|making|flying|wish)$/u;
/** Whoever does not do it: it is the hero who misses it. */
const OF_HERO = /^(?:silent|nuisance|hoped)$/u;
/** `Theo sagt, das ist ein Bär`. */
const SAYING = /^(?:sagen|meinen|behaupten|glauben|denken|finden|erzählen)$/u;
/** Who says that this has happened is believed. */
const HAPPENS =
  /^(?:lostBeing|lostThing|stolen|broke|fell|hurt|ill|caught|helpNeeded|late|lostWay|died)$/u;

/** What somebody says need not be so. */
const REPORTING =
  /^(?:sagen|lügen|anlügen|behaupten|erzählen|träumen|denken|glauben|hoffen|versprechen|meinen|schwören|schwindeln|wünschen|vorstellen)$/u;

const ANGRY = /^(?:wütend|sauer|beleidigt|böse|eifersüchtig|neidisch|enttäuscht)$/u;

function walk(
  clauses: readonly Clause[],
  hero: Hero | null,
  text: string,
  data: StoryData,
  isPresent: boolean,
) {
  const cast = createCastList(hero, data.language, (name) => guessGender(name, text, data));
  const events: StoryEvent[] = [];
  let open: StoryEvent[] = [];
  const held = new Map<string, Entity>();
  const subjects = new Map<Clause, Entity | null>();
  const goods = new Map<Clause, string>();
  let whereabouts: Whereabouts = { here: null, left: [] };
  let before: Entity | null = null;
  let current: Clause | undefined;
  const reference: Reference = {
    isBeing: (one) =>
      one.kind === 'pronoun'
        ? (cast.peek(one, current)?.isBeing ?? false)
        : one.kind === 'name' || (one.noun !== null && data.language.isBeing(one.noun.lemma)),
    isHero: (one) => (one ? cast.isHero(one) : (before?.isHero ?? true)),
    isKnown: cast.isKnown,
    isOfHero: ({ key }) => hero?.nom.split(' und ').includes(key) === true,
    isThing: (one) => one.kind === 'pronoun' && cast.peek(one, current)?.isBeing === false,
  };
  /** One of the two a story is about is angry: with the other. */
  const isAngryWith = ({ lower }: Clause, subject: Entity | null) =>
    subject !== null &&
    hero?.nom.includes(' und ') === true &&
    reference.isOfHero(subject) &&
    lower.some((word) => ANGRY.test(word));
  for (const clause of clauses) {
    current = clause;
    const pointed =
      clause.subject === null ? cast.pointed(clause, clauses[clauses.indexOf(clause) - 1]) : null;
    const meant = pointed ? { ...clause, subject: cast.namedAs(pointed) } : clause;
    const told = clauses[clauses.indexOf(clause) - 1];
    const near = (one: Clause | undefined) => (one?.sentence === clause.sentence ? one : undefined);
    const after = near(clauses[clauses.indexOf(clause) + 1]);
    const hidden = hiddenThing(clause, told, after);
    const found = data.events.find(
      (one) =>
        matchesFrame(meant, one, reference) &&
        // What puts nothing right that was wrong is a happening like others.
        (!one.ends || open.some(({ kind }) => one.ends?.includes(kind))),
    );
    const subject: Entity | null = clause.subject
      ? cast.resolve(clause.subject, clause)
      : (pointed ?? inherited(clause, before));
    subjects.set(clause, subject);
    const missing = tellNeed(clause, subject, { hero, isPresent, before: near(told), after, data });
    const isSomebody =
      subject !== null ||
      clause.subject?.kind !== 'pronoun' ||
      !(clause.modal === '' ? /^(?:er|sie)$/u : /^(?:er|sie|es)$/u).test(clause.subject.head);
    const need = isSomebody ? (missing?.need ?? null) : null;
    // `…, wo sie den Ring versteckt hatte`: that is long ago.
    const isHiding =
      near(told) !== undefined &&
      told !== undefined &&
      hiddenThing(told, undefined, clause) !== null;
    const frame: EventFrame | undefined = isHiding
      ? undefined
      : hidden
        ? { kind: 'lostThing' }
        : need && isLess(found, clause, data)
          ? {
              // A scarf does not stop scratching because somebody asks it to.
              kind: isAngryWith(clause, subject)
                ? 'quarrel'
                : need.kind === 'nuisance' && subject?.isBeing === false
                  ? 'badState'
                  : need.kind,
              isOfHero: OF_HERO.test(need.kind),
            }
          : found;
    const isOfHero = subject ? subject.isHero : clause.subject === null && subjects.size === 1;
    whereabouts = followHero(whereabouts, clause, isOfHero, data.nouns.places);
    const isQuoted =
      near(told) !== undefined && !clause.isSubordinate && SAYING.test(told?.verb ?? '');
    if (missing && !isQuoted) goods.set(clause, missing.good);
    const isReported =
      (/^(?:dass|ob)$/u.test(clause.lower[0] ?? '') &&
        told !== undefined &&
        (REPORTING.test(told.verb) || told.lower.includes('angst'))) ||
      (isQuoted && !/^(?:und|aber|doch)$/u.test(clause.lower[0] ?? ''));
    // `Sie sagt einfach, dass sie krank ist`: of oneself one can say much.
    const isOfSelf = told !== undefined && subjects.get(told) === subject;
    const isTrusted = !isOfSelf && /^(?:sagen|erzählen|rufen|berichten)$/u.test(told?.verb ?? '');
    const isQuestioned =
      isReported || (clause.modal !== '' && frame?.modal === undefined && !frame?.wish);
    if (
      frame &&
      !isUsual(frame.kind, clause) &&
      // `Fast wäre er gefallen`: it has not happened.
      !(HAPPENS.test(frame.kind) && clause.lower.some((one) => /^(?:fast|beinahe)$/u.test(one))) &&
      (isSomebody || !/^(?:wish|task|cannot)$/u.test(frame.kind)) &&
      (!isReported ||
        /^(?:hoped|warning|blamed)$/u.test(frame.kind) ||
        (isTrusted && HAPPENS.test(frame.kind) && !events.some(({ kind }) => kind === 'guilt'))) &&
      !(
        clause.isSubordinate &&
        (SCENERY.test(frame.kind) || (frame.kind === 'forgot' && !isOfHero))
      ) &&
      !(frame.kind === 'arrives' && (isQuestioned || !subject))
    ) {
      const event = asTold(
        emptied(
          readEvent(clause, frame, subject, {
            cast,
            reference,
            goods,
            hidden,
            language: data.language,
          }),
          cast.entities,
          data,
        ),
        events,
        subject,
      );
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
    if (clause.verb === 'heißen' && subject && isNamedIn(clause, hero)) cast.nameHero(subject);
    if (subject && tellsWhere(clause)) {
      // Where somebody is seen again, nobody need search.
      open = open.filter(
        (one) =>
          !(
            /^lost(?:Being|Thing)/u.test(one.kind) &&
            one.what?.key === subject.key &&
            one.clause !== clause
          ),
      );
    }
    for (const mention of clause.mentions) {
      if (mention.preposition !== '' && mention.preposition !== 'wie')
        cast.resolve(mention, clause);
    }
    // Who or what is spoken of without a preposition is meant by the next `er`.
    for (const mention of clause.mentions) {
      if (mention.preposition === '') cast.resolve(mention, clause);
    }
    if (subject) {
      before = subject;
      cast.remember(subject);
    }
  }
  for (const kind of spokenOf(text)) {
    const clause = clauses.at(-1);
    if (!clause || events.some((one) => one.kind === kind || one.kind === 'voice')) continue;
    const speaker = speakerOf({ clauses, subjects });
    const isCall = kind === 'helpNeeded' && speaker?.isHero === true;
    const other = notHero(speaker);
    const spoken = {
      kind: isCall ? 'callsHelp' : kind,
      who: null,
      what: null,
      other,
      wish: null,
      clause,
      good: null,
    };
    events.push(spoken);
    open.push(spoken);
  }
  return {
    entities: cast.entities,
    events,
    open,
    held: [...held.values()],
    subjects,
    goods,
    ...whereabouts,
  };
}
