import type { StoryData } from '../../data/load-story-data.ts';
import type { RemedyName } from '../../data/remedy-file.ts';
import { isNobody } from '../../language/nobody.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { Entity } from '../../reading/entity.ts';
import type { StoryEvent } from '../../reading/events/story-event.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { isOfStory } from '../key/is-believed.ts';
import { mendClause } from '../key/mend-clause.ts';

/** What is wrong at the end of a text, of a kind that comes right in one way whatever the story. */
export interface FoundRemedy {
  name: RemedyName;
  what: Entity | null;
  /** Who has it, where it was taken. */
  thief: Entity | null;
  /** `frei` or `in Sicherheit`. */
  result?: string;
  /** Where in the text it is told. */
  clause: Clause;
}

/** So many sentences back it is what the story has come to. */
const NEAR = 3;
const NAMED = /^(?:der|die|das|den|mein|meine|sein|seine|ihr|ihre|unser|unsere) |^\p{Lu}/u;
const STUCK = /^(?:stuck|caught|fell|helpNeeded)$/u;
const FREED = /wieder (frei|in Sicherheit)$/u;
const LOST = /^(?:lostThing|outOfReach)$/u;
/** There nobody looks for anything. */
const DANGER =
  /(?<!\p{L})(?:Wasserfall|Strömung|Strudel|Sturm|Gewitter|Feuer|Flammen|Lawine|Hai|Haie|Lava|Abgrund|Klippe)(?!\p{L})/u;
/** It leads to what is lost. */
const TRAIL =
  /(?<!\p{L})(?:Geräusch|Rascheln|Quietschen|Klingeln|Kichern|Rufen|Spur|Spuren|Fußspuren|Miauen|Bellen|Piepsen|Klopfen|Knistern|Leuchten|Klappern|Summen|Brummen|Lachen)(?!\p{L})/u;
/** Whoever is so asks for nothing back. */
const MIGHTY =
  /(?:dieb|räuber|einbrecher|bande|monster|hexe|zauberer|drache|riese|könig|pirat|mann|frau|geist|gespenst|wolf|(?<!wasch)bär|löwe|tiger|hai|troll|jungs?|jungen)(?:in|e|en|n)?$/iu;
const FAR =
  /(?<!\p{L})(?:wasser|fluss|see|meer|bach|teich|brunnen|gull[iy]|schacht|graben|dach|baum|ast|zaun|hecke|loch|spalte|regenrinne|schrank|pfütze|abfluss)(?!\p{L})|(?<!\p{L})(?:schwimm|schwamm|treib|trieb)\p{L}*/iu;
const HIGH = /(?<!\p{L})(?:Dach|Baum|Mast|Turm|Kirchturm|Ast|Schornstein|Laterne)(?!\p{L})/u;
/** `Stimme`, `Weg`: nobody finds these with a stick. */
const NO_THING =
  /(?:stimme|weg|mut|zeit|geld|wort|text|freund|freundin|licht|farbe|farben|kraft|gedächtnis|spur|heimat|haus|nest|zuhause|hälfte|platz|geruch|spaß|ruhe|sonne|mond|stern|sterne|regen|wind|wasser|strom|post|ende|anfang)$/iu;

/** Null where nothing of these kinds is surely told. */
export function findRemedy(reading: StoryReading, data: StoryData): FoundRemedy | null {
  const { clauses, open } = reading;
  const end = clauses.at(-1)?.sentence ?? 0;
  const near = open.filter(
    (event) => end - event.clause.sentence <= NEAR && isOfStory(event, reading),
  );
  const kinds = [ofTheft, ofStuck, ofLoss];
  for (const find of kinds) {
    const found = find(near, reading, data);
    if (found) return found;
  }
  return null;
}

type Find = (
  near: readonly StoryEvent[],
  reading: StoryReading,
  data: StoryData,
) => FoundRemedy | null;

const ofTheft: Find = (near, _reading, data) => {
  const event = near.findLast(
    ({ kind, what, other }) =>
      kind === 'stolen' && isThing(what) && other !== null && !other.isHero && isSure(other),
  );
  if (!event?.other || MIGHTY.test(event.other.lemma)) return null;
  const isPerson =
    data.firstNames.has(event.other.key) ||
    data.nouns.persons.some(({ word }) => word === event.other?.lemma);
  // `Das Krokodil`, `der Waschbär`: of the others nobody knows what they like.
  const isAnimal = !isPerson && data.language.isBeing(event.other.lemma);
  if (!isPerson && !isAnimal) return null;
  const name = isAnimal ? 'theftAnimal' : 'theftPerson';
  return { name, what: event.what, thief: event.other, clause: event.clause };
};

const ofStuck: Find = (near, reading, data) => {
  const event = near.findLast(({ kind }) => STUCK.test(kind));
  const held = event ? null : heldIn(reading, data);
  const clause = event?.clause ?? held?.clause;
  // Who is in the water must not wait for it.
  if (!clause || WATER.test(clause.words.join(' '))) return null;
  const doer = held ? held.what : (reading.subjects.get(clause) ?? null);
  const other = event?.other?.isHero === false ? event.other : null;
  const one = event?.who ?? event?.what ?? other ?? doer;
  const rest = { thief: null, clause, result: held?.result ?? 'frei' };
  if (!one || one.isHero) return doer?.isHero ? { name: 'stuckSelf', what: null, ...rest } : null;
  if (!isSure(one) || one.isPlural || (!one.isBeing && !held)) return null;
  const isHigh = one.isBeing && HIGH.test(clause.words.join(' '));
  return { name: isHigh ? 'high' : 'stuckOther', what: one, ...rest };
};

/** `Jetzt klebt sie fest`, `Susi hing nur noch an einem Faden`: no event says so, but its verb. */
function heldIn(reading: StoryReading, data: StoryData) {
  const end = reading.clauses.at(-1)?.sentence ?? 0;
  for (const clause of reading.clauses.toReversed()) {
    if (end - clause.sentence >= NEAR) return null;
    const mend = mendClause(clause, reading, data.mends);
    const result = FREED.exec(mend?.good ?? '')?.[1];
    if (mend && result !== undefined) return { clause, result, what: mend.what };
  }
  return null;
}

const WATER = /(?<!\p{L})(?:Wasser|See|Meer|Fluss|Teich|Bach|Eis|Boot|Booten|Schiff)(?!\p{L})/u;

const ofLoss: Find = (near, reading, data) => {
  const event = near.findLast(
    ({ kind, what }) =>
      what !== null &&
      !what.isHero &&
      isSure(what) &&
      ((kind === 'lostBeing' && isPet(what, reading, data)) || (LOST.test(kind) && isThing(what))),
  );
  if (!event?.what) return null;
  const { what, clause, kind } = event;
  const rest = { what, thief: null, clause };
  const last = reading.clauses.filter(({ sentence }) => sentence === endOf(reading));
  const text = last.flatMap(({ words }) => words).join(' ');
  if (clause.sentence < endOf(reading) && TRAIL.test(text))
    return { name: 'trail', ...rest, result: /Spur/u.test(text) ? 'der Spur' : 'dem Geräusch' };
  if (kind === 'lostBeing') return { name: 'lostBeing', ...rest };
  if (DANGER.test(reading.corrected.text)) return null;
  const end = reading.clauses.at(-1)?.sentence ?? 0;
  const isFar = reading.clauses
    .filter(({ sentence }) => end - sentence <= NEAR)
    .some(
      (one) =>
        (reading.subjects.get(one) === what || one === clause) && FAR.test(one.words.join(' ')),
    );
  return { name: isFar ? 'reach' : 'lostThing', ...rest };
};

function endOf({ clauses }: StoryReading): number {
  return clauses.at(-1)?.sentence ?? 0;
}

function isThing(one: Entity | null): one is Entity {
  return (
    one !== null &&
    !one.isHero &&
    !one.isBeing &&
    isSure(one) &&
    !NO_THING.test(one.lemma) &&
    (one.lemma.endsWith('ahn') || !isNobody(one.lemma))
  );
}

function isSure({ nom }: Entity): boolean {
  return NAMED.test(nom);
}

/** It is called and comes; no person does so. */
function isPet(
  { key, nom, lemma }: Entity,
  { corrected }: StoryReading,
  { animals, nouns, firstNames, language }: StoryData,
): boolean {
  // Of a racoon that is nobody's nobody wants it back.
  const isAnimal = [...animals].some((one) => one === lemma || lemma.endsWith(one.toLowerCase()));
  const isOwned = new RegExp(
    `(?<!\\p{L})hat(?:te|ten)?(?: \\p{L}+)? eine?n? (?:\\p{Ll}+ )*${RegExp.escape(lemma)}|(?:habe|haben) eine?n? (?:\\p{Ll}+ )*${RegExp.escape(lemma)}`,
    'u',
  ).test(corrected.text);
  if (isAnimal && (isOwned || OWN.test(nom))) return true;
  if (nom !== key || FAMILY.test(key)) return false;
  // `Mein Wellensittich Kiwi`
  const kind = new RegExp(`(\\p{Lu}\\p{L}+),? ${RegExp.escape(key)}`, 'u').exec(
    corrected.text,
  )?.[1];
  const isPerson = nouns.persons.some(({ word }) => word === kind);
  if (kind !== undefined && language.isBeing(kind)) return !isPerson && !RELATED.test(kind);
  return !firstNames.has(key) && !language.isKnown(key);
}

const OWN = /^(?:mein|sein|ihr|unser)e? |^(?:der|die|das) (?:Hund|Katze|Kater|Hamster|Hase)$/u;
const FAMILY = /^(?:Mama|Papa|Oma|Opa|Mami|Papi|Omi|Opi)$|^(?:Frau|Herr) /u;
/** People that stand before a name. */
const RELATED =
  /(?:bruder|schwester|freund|freundin|tante|onkel|opa|oma|cousin|cousine|nachbar|nachbarin|mann|frau|clown|lehrer|lehrerin|baby|kind|in|er)$/iu;
