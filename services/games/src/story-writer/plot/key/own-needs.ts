import type { Hero } from '../../grammar/create-hero.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { isGoodSayable } from './is-good-sayable.ts';

/** What a child's own clause says is wrong, and the same clause as it is told when it is good. */
export interface OwnNeed {
  clause: Clause;
  /** The event LUX has read in it; null where none. */
  kind: string | null;
  /** The clause when it is good. */
  result: string;
}

/** So many clauses back it is what the story has come to. */
const NEAR = 10;
/** Nobody is helped by these having come about. */
const UNSURE = /(?<!\p{L})(?:immer|außer|alles|fast|nur|schon|noch|ohne|statt)(?!\p{L})/u;
/** Nobody refuses to do these. */
const LIVELY =
  /^(?:lachen|schlafen|einschlafen|aufwachen|wachsen|blühen|leuchten|funktionieren|fahren|fliegen)$/u;
/** Who cannot do these is so. */
const OF_BODY = /^(?:hören|sehen|sprechen|reden|laufen|gehen)$/u;
const NO_NEED = /^(?:nuisance|died|promise)$/u;

/** What is still wrong by the child's own words, the last first. */
export function findOwnNeeds({
  clauses,
  events,
  open,
  goods,
  subjects,
  hero,
}: StoryReading): OwnNeed[] {
  if (!hero) return [];
  return clauses
    .slice(-NEAR)
    .toReversed()
    .flatMap((clause) => {
      const result = sayable(goods.get(clause));
      const event = events.find((one) => one.clause === clause);
      if (result === undefined || (event && !open.includes(event))) return [];
      // `Er sollte kämpfen, aber er wollte nicht`
      const next = clauses[clauses.indexOf(clause) + 1];
      const isRefused =
        next?.isNegated && [next.modal, next.verb].includes('wollen') && clause.modal === 'sollen';
      if (isRefused) return [];
      // `Sie sagte, dass alle ruhig bleiben sollen`
      if (clause.lower[0] === 'dass' && event?.kind !== 'hoped') return [];
      // `weil ihr Bruder nicht hören kann`: so it is, and nothing is wrong.
      const isLasting = clause.lower[0] === 'weil' && !clause.lower.includes('mehr');
      if (isLasting && OF_BODY.test(clause.verb)) return [];
      if (event && NO_NEED.test(event.kind)) return [];
      // `war der Prinz in einen Turm wieder frei`
      if (/ in eine?n? /u.test(result)) return [];
      // `war das kleine Boot im Nebel nicht mehr allein`: that reads as if it still were there.
      if (
        clause.verb === 'sein' &&
        clause.others.length > 0 &&
        / nicht mehr (?:allein|einsam)/u.test(result)
      )
        return [];
      // The bus has gone, whatever the clock does now.
      if (subjects.get(clause)?.lemma === 'Wecker') return [];
      if (UNSURE.test(result) || isBeside(clause, subjects.get(clause)?.lemma ?? '')) return [];
      // `Sie sah nichts mehr`: of two who might be meant none is told of.
      const isGuessed =
        clause.subject?.kind === 'pronoun' && subjects.get(clause)?.isBeing === true;
      const isHeroGuessed = hero.possessive === null || !isCalled(clause, hero);
      if (isGuessed && (subjects.get(clause)?.isHero === false || isHeroGuessed)) return [];
      const isOfHero = subjects.get(clause)?.isHero === true;
      // `…, die durfte keiner aufmachen`: who does it is not what it is done to.
      const isPointing = /^(?:der|die|das|den|dem)$/u.test(clause.lower[0] ?? '');
      if (isPointing && clause.finiteAt === 1 && !isOfHero) return [];
      // `Er will nicht schmelzen`: that is right so.
      if (
        isOfHero &&
        event &&
        /^(?:unwilling|silent)$/u.test(event.kind) &&
        !LIVELY.test(clause.verb) &&
        !/wieder/u.test(result)
      )
        return [];
      // `Er hat es aber trotzdem gemacht`: what was forbidden is done.
      const isDone = clauses
        .slice(clauses.indexOf(clause) + 1)
        .some(({ lower }) => lower.some((word) => /^(?:trotzdem|heimlich|dennoch)$/u.test(word)));
      if (event?.kind === 'forbidden' && isDone) return [];
      // `Es gab kein Brot mehr`: nobody does anything.
      const isThere = clause.verb === 'geben' && clause.lower.includes('es');
      const doer = isThere ? null : (subjects.get(clause) ?? null);
      if (!isGoodSayable(result, doer, hero)) return [];
      return [{ clause, kind: event?.kind ?? null, result }];
    });
}

/** `traut sich Jonas`; undefined where nothing is said by it: `wollte der Drache`, `wieder genug fünf Minuten`. */
function sayable(result: string | undefined): string | undefined {
  if (result === undefined || BARE.test(result)) return undefined;
  return result.replace(/^(\p{Ll}+) (\p{Lu}\p{L}+) sich(?!\p{L})/u, '$1 sich $2');
}

const BARE =
  /^(?:wollte|will|wollten|wollen|konnte|kann|durfte|darf)(?: der| die| das)? \p{Lu}\p{L}+$|genug (?:\d+|eine?n?|zwei|drei|vier|fünf|sechs|zehn) /u;

/** An armchair is empty because somebody has gone, a crown is too big because somebody is small. */
function isBeside({ lower, verb }: Clause, lemma: string): boolean {
  if (lower.includes('leer') && !HOME.test(lemma)) return true;
  if (
    lower.some((word, at) => word === 'zu' && at > 0 && at < lower.length - 1) &&
    verb !== 'machen'
  )
    return true;
  if (/mit (?:keinem|keiner|niemand(?:em)?)/u.test(lower.join(' '))) return true;
  return verb === 'kennen' && lower.some((word) => /^(?:niemand|keiner)$/u.test(word));
}

const HOME =
  /(?:stall|käfig|nest|box|korb|körbchen|haus|hütte|höhle|gehege|becken|aquarium|kühlschrank|napf|tank|brunnen)$/iu;

/** `Sie wachte nicht auf` is not told of him. */
function isCalled({ subject }: Clause, { er }: Pick<Hero, 'er'>): boolean {
  return subject === null || subject.kind !== 'pronoun' || subject.head === er;
}
