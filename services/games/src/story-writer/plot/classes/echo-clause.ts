import type { StoryData } from '../../data/load-story-data.ts';
import type { Hero } from '../../grammar/create-hero.ts';
import type { StoryRole } from '../../grammar/fill-template.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { Entity } from '../../reading/entity.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { OPEN } from './find-class.ts';
import { isSayable } from './is-sayable.ts';

/** A clause near the end of a child's text as the next sentence can take it up. */
export interface Echo {
  clause: Clause;
  /** It begins and is over, so that something else can follow at once: `Kaum war der Ball weg, …` */
  isSudden: boolean;
  words: Readonly<Record<string, string>>;
  /** Whom the story is about, as it is called behind the clause. */
  lead: StoryRole;
}

/** So many sentences back it is still what happens now. */
const NEAR = 2;
/** In a text without signs, so many clauses. */
const FEW_CLAUSES = 4;
const STATE =
  /^(?:sein|haben|stehen|liegen|sitzen|wohnen|leben|warten|hängen|wissen|kennen|mögen|lieben|brauchen|suchen|schlafen|heißen|fehlen|scheinen|aussehen|dauern|bleiben|spielen|arbeiten|reden|sprechen|weinen|streiten|träumen|denken|glauben|frieren|schweben|treiben|bellen|schnarchen|jaulen|bauen|zappeln|festhängen|feststecken)$/u;
const LASTING =
  /^(?:immer|nie|niemals|jeden|jede|jedes|seit|dauernd|ständig|oft|lange|noch|weiter)$/u;
const WRONG =
  /^(?:aber|leider|plötzlich|nur|kein\p{L}*|nichts|nicht|weg|fort|leer|kaputt|nie|niemand|zu|falsch)$/u;
/** How much it counts that a clause speaks for the class, is wrong, an event, no deed of the hero's, near the end. */
const OF_CLASS = 3;
const OF_WRONG = 0.7;
const OF_EVENT = 0.7;
const OF_DEED = 0.7;
const OF_PLACE = 0.4;
/** `Sie wollten teilen, aber …`: what follows is what happens. */
const BEFORE_BUT = 1.2;
/** So little a clause may speak for its class that says nothing else worth telling. */
const LEAST = 0.15;
const LEAST_OF_DEED = 0.35;

/** The clause that says best what has happened; null where none can be said again without a doubt. */
export function echoClause(
  reading: StoryReading,
  hero: Hero,
  className: string,
  { classReader, language, scenes }: Pick<StoryData, 'classReader' | 'language' | 'scenes'>,
): Echo | null {
  const { clauses, open, subjects } = reading;
  const end = clauses.at(-1)?.sentence ?? 0;
  const last = clauses.slice(-FEW_CLAUSES);
  const near = last.filter((one) => end - one.sentence < NEAR);
  const weightOf = (clause: Clause) => {
    const isWrong = clause.isNegated || clause.lower.some((one) => WRONG.test(one));
    const isEvent = open.some(
      (one) => one.clause === clause && scenes.get(one.kind)?.isProblem === true,
    );
    const next = clauses[clauses.indexOf(clause) + 1];
    const doer = subjects.get(clause);
    const isOfHero = doer?.isHero || doer?.nom === hero.nom;
    const isDeed = isOfHero && !clause.isNegated && clause.modal === '';
    const isOpen = className === OPEN && clause === last.at(-1);
    const ofClass = isOpen
      ? LEAST_OF_DEED
      : (classReader.read([clause.words.join(' ')]).get(className) ?? 0);
    if (ofClass < (isDeed ? LEAST_OF_DEED : LEAST) && !isWrong && !isEvent) return 0;
    return (
      OF_CLASS * ofClass +
      (isWrong ? OF_WRONG : 0) +
      (isEvent ? OF_EVENT : 0) -
      (isDeed ? OF_DEED : 0) +
      OF_PLACE * near.indexOf(clause) -
      (/^(?:aber|doch|leider)$/u.test(next?.lower[0] ?? '') ? BEFORE_BUT : 0)
    );
  };
  return (
    near
      .flatMap((clause) => {
        const echo = echoOf(clause, reading, hero, language);
        return echo ? [{ echo, weight: weightOf(clause) }] : [];
      })
      .filter(({ weight }) => weight > 0)
      .toSorted((one, other) => other.weight - one.weight)[0]?.echo ?? null
  );
}

function echoOf(
  clause: Clause,
  reading: StoryReading,
  hero: Hero,
  language: StoryData['language'],
): Echo | null {
  const { said, subjects, isPresent } = reading;
  const words = said.get(clause);
  const doer = subjects.get(clause);
  if (!words || !doer || !isSayable(clause, doer, words, hero, language)) return null;
  if (isDoubtful(clause, doer, reading)) return null;
  // `Wer ihn holte, der sollte …`: it is whoever did.
  const before = reading.clauses[reading.clauses.indexOf(clause) - 1];
  if (before?.lower[0] === 'wer') return null;
  const isOfHero = doer.nom === hero.nom || (doer.isHero && hero.nom === reading.hero?.nom);
  const isLasting =
    STATE.test(clause.verb) ||
    clause.modal !== '' ||
    clause.isNegated ||
    clause.lower.some((one) => LASTING.test(one));
  const isSudden = !isLasting && (clause.isPerfect || (!isPresent && clause.isPast === true));
  return { clause, isSudden, words, lead: leadOf(hero, isOfHero) };
}

const TIME =
  /(?:tag|woche|abend|morgen|nacht|monat|jahr|stunde|minute|uhr|mittag|sommer|winter)$/iu;

/** `Er ist platt`: of several it may be, none is said. */
function isDoubtful({ subject }: Clause, doer: Entity, { entities }: StoryReading): boolean {
  if (subject?.kind !== 'pronoun' || doer.isHero) return false;
  const alike = entities.filter(
    ({ isBeing, gender, isPlural, lemma }) =>
      !TIME.test(lemma) &&
      isBeing === doer.isBeing &&
      gender === doer.gender &&
      isPlural === doer.isPlural,
  );
  return alike.length > 1;
}

function leadOf({ nom, acc, dat, er, ihn, ihm, verb }: Hero, isNamed: boolean): StoryRole {
  const isPlural = verb === 'several';
  if (!isNamed) return { nom, acc, dat, er, ihn, ihm, isPlural };
  return { nom: er, acc: ihn, dat: ihm, er, ihn, ihm, isPlural };
}
