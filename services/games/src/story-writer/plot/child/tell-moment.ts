import type { StoryTask } from '../../data/load-story-data.ts';
import type { StoryCast } from '../../grammar/fill-template.ts';
import { isNobody } from '../../language/nobody.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { Entity } from '../../reading/entity.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { roleOf } from '../event-cast.ts';
import type { StoryLines } from '../story-lines.ts';
import { isTense } from './is-tense.ts';

/** Whoever does these is not there, or cannot want anything. */
const AWAY =
  /^(?:sein|haben|heißen|weggehen|weglaufen|wegrennen|wegfahren|verschwinden|verreisen|schlafen|einschlafen|sterben|warten|werden|sitzen|stehen|liegen|wohnen|hängen|jubeln|klatschen|freuen|weinen|halten|schreiben|anrufen|schicken|senden|texten|sollen|müssen|wollen|wissen|fallen)$/u;
/** Whoever does these wants nothing yet. */
const LOOKING =
  /^(?:lachen|grinsen|kichern|lächeln|winken|nicken|schauen|ansehen|anschauen|sehen|gucken|anstarren|starren|rufen|sagen|flüstern|zuflüstern|schweigen|rotwerden|zittern|schreien)$/u;
/** Somebody of whom nothing is known. */
const UNKNOWN = /^(?:jemand|irgendjemand|irgendwer|wer)$/u;
const URGENT =
  /(?<!\p{L})(?:Uhr|gleich|Minuten?|Sekunden?|Prozent|bald|spät|sofort|rechtzeitig)(?!\p{L})/u;
const STILL =
  /^(?:sein|haben|wissen|kennen|wollen|können|müssen|sollen|dürfen|mögen|heißen|wohnen|leben|liegen|sitzen|stehen|sehen|hören|denken|bleiben|werden|weinen|heulen|lachen|zittern|frieren|schlafen|schlucken|atmen|)$/u;

/**
 * Holds the moment at which a child's text stops: what is felt right then, and who or what it is about. It adds
 * nothing that could be otherwise.
 *
 * @returns whether it ends with a question already.
 */
export function tellMoment(
  lines: StoryLines,
  cast: StoryCast,
  reading: StoryReading,
  { data: { helps, kinds }, ageGroup }: Pick<StoryTask, 'data' | 'ageGroup'>,
  trouble: Entity | null,
  /** The last sentence has been said again: nobody need say what it is about. */
  isTaken = false,
): boolean {
  const { clauses, subjects } = reading;
  const last = lastTold(clauses);
  const doer = last ? (subjects.get(last) ?? null) : null;
  const named = (key: 'friend' | 'what', one: Entity) => ({
    ...cast,
    roles: { ...cast.roles, [key]: roleOf(one) },
  });
  const isUnknown = UNKNOWN.test(last?.subject?.head.toLowerCase() ?? '');
  if (isUnknown && lines.addOneOf(helps.momentSomebody[ageGroup], cast)) return true;
  if (last && doer && isActing(doer, last, reading)) {
    const look = helps[LOOKING.test(last.verb) ? 'momentLook' : 'momentOther'];
    if (lines.addOneOf(look[ageGroup], named('friend', doer))) return true;
  }
  const end = clauses.at(-1)?.sentence ?? 0;
  const thing = thingShown(reading);
  if (thing && lines.addOneOf(helps.momentThing[ageGroup], named('what', thing))) return true;
  const isUrgent = clauses.some(
    ({ sentence, words }) => sentence === end && URGENT.test(words.join(' ')),
  );
  if (isTaken && !isUrgent && !isDeedOf(doer, last)) {
    const held = isWrongLast(reading, kinds) ? 'momentTrouble' : 'momentWonder';
    if (lines.addOneOf(helps[held][ageGroup], cast)) return true;
  }
  if (!isTense(reading, kinds) && !isUrgent)
    return lines.addOneOf(helps.momentCalm[ageGroup], cast);
  const isDeed = isDeedOf(doer, last);
  const lead = isUrgent && !isDeed ? 'momentTime' : isDeed ? 'momentDeed' : 'momentAny';
  lines.addOneOf(helps[lead][ageGroup], cast);
  const topic = trouble;
  if (topic) lines.addOneOf(helps.momentTopic[ageGroup], named('what', topic));
  return lines.addOneOf(helps.momentAsk[ageGroup], cast);
}

function isDeedOf(doer: Entity | null, last: Clause | undefined): boolean {
  return doer?.isHero === true && last?.modal === '' && !last.isNegated && !STILL.test(last.verb);
}

/** Whether the last sentence says that something is not good. */
function isWrongLast({ clauses, open }: StoryReading, kinds: StoryTask['data']['kinds']): boolean {
  const end = clauses.at(-1)?.sentence ?? 0;
  const last = clauses.filter(({ sentence }) => sentence === end);
  return (
    last.some(({ isNegated, lower }) => isNegated || lower.some((word) => BAD.test(word))) ||
    open.some(
      ({ kind, clause }) => last.includes(clause) && kinds.problems.has(kind) && !ODD.test(kind),
    )
  );
}

const BAD =
  /^(?:leider|weg|fort|kaputt|leer|allein|alleine|verloren|traurig|krank|angst|dunkel|stockdunkel|gefangen|falsch|zu|böse|wütend|sauer)$/u;
/** It is only strange. */
const ODD = /^(?:mystery|opening|moves|knock|voice|wish|task|secret|hoped|tooth)$/u;

/** `… und hält ihm einen Zettel hin`: what the last sentence brings in. */
function thingShown({ clauses, entities }: StoryReading): Entity | null {
  const end = clauses.at(-1)?.sentence ?? 0;
  const brought = clauses
    .filter(({ sentence, isNegated, isSubordinate, verb }) => {
      return sentence === end && !isNegated && !isSubordinate && !MISSING.test(verb);
    })
    .flatMap(({ subject, objects }) => [...objects, ...(subject ? [subject] : [])])
    .filter(({ kind, determiner }) => kind === 'noun' && /^eine?n?$/u.test(determiner));
  return (
    entities.findLast(
      (one) =>
        !one.isBeing &&
        !one.isHero &&
        !one.isPlural &&
        !isNobody(one.lemma) &&
        brought.some(({ noun }) => noun?.lemma === one.lemma),
    ) ?? null
  );
}

/** Nobody can look at what is not there. */
const MISSING =
  /^(?:fehlen|verschwinden|verlieren|suchen|brauchen|stehlen|klauen|wegnehmen|wollen|wünschen|hören|essen|fressen)$/u;

/** Whether somebody else does something where a text stops. */
export function isOthersMoment(reading: StoryReading): boolean {
  const last = lastTold(reading.clauses);
  const doer = last ? (reading.subjects.get(last) ?? null) : null;
  return last !== undefined && doer !== null && isActing(doer, last, reading);
}

/** The last clause that tells by itself what somebody does. */
function lastTold(clauses: readonly Clause[]): Clause | undefined {
  const end = clauses.at(-1)?.sentence ?? 0;
  return clauses.findLast(
    ({ sentence, isSubordinate, finiteAt }) => sentence === end && !isSubordinate && finiteAt >= 0,
  );
}

/** Somebody else, called by a name or known, does something right there. */
function isActing(
  { nom, isBeing, isHero, isPlural }: Entity,
  { verb, isNegated, modal, subject }: Clause,
  { hero }: StoryReading,
): boolean {
  return (
    isBeing &&
    !isHero &&
    !isPlural &&
    !isNegated &&
    // `Unter dem Sofa zischte es`: nobody knows what.
    subject?.head !== 'es' &&
    modal === '' &&
    !AWAY.test(verb) &&
    !(hero?.nom.includes(nom) ?? false) &&
    /^\p{Lu}|^(?:der|die|das|mein|meine|sein|seine|ihr|ihre|unser|unsere) /u.test(nom)
  );
}
