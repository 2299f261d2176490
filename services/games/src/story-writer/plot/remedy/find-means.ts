import type { StoryData } from '../../data/load-story-data.ts';
import type { RemedyName } from '../../data/remedy-file.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { Entity } from '../../reading/entity.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { friendNear, lastClauses } from './friend-near.ts';

/** Who of the child's own story brings it to a good end, and in which way. */
export interface Means {
  name: RemedyName;
  friend: Entity;
  /** Whom or what it is about. */
  what: Entity | null;
}

const LOOKS_GUILTY =
  /^(?:grins\p{L}*|gegrinst|kicher\p{L}*|gekichert|unschuldig|scheinheilig|komisch|verdächtig\p{L}*|rot|weg|pfeif\p{L}*|pfiff|heimlich|schmatz\p{L}*|versteck\p{L}*|zwinker\p{L}*)$/u;
const LOOKING =
  /^(?:grinsen|kichern|gucken|schauen|pfeifen|werden|wegschauen|wegsehen|schmatzen|verstecken|zwinkern|lachen|wegrennen|weglaufen|aussehen)$/u;
const HEALER = /(?:arzt|ärztin|doktor|doktorin|krankenschwester|heiler|heilerin)$/iu;
const ILL = /^(?:ill|hurt|tooth)$/u;
const IDEA = /^(?:Idee|Einfall|Plan|Trick)$/u;
const KNOWS = /[„“"»][^“”"«]*(?<!\p{L})ich (?:weiß|kenne|habe eine idee)(?!\p{L})(?! nicht)/iu;
const SAYING =
  /^(?:sagen|rufen|krächzen|flüstern|schreien|piepsen|brummen|murmeln|meinen|quaken|bellen|kreischen)$/u;
const ANGRY =
  /^(?:sauer|wütend|böse|beleidigt|enttäuscht|neidisch|eifersüchtig|streit|zerstritten)$/u;
const MISSING = /^(?:lostThing|stolen|gone)$/u;

/** Who grins where something is missing has it; null where nobody does. */
export function findSuspect(reading: StoryReading): Means | null {
  const event = reading.open.findLast(
    ({ kind, what, other }) => MISSING.test(kind) && what !== null && !what.isBeing && !other,
  );
  const doer = lastClauses(reading)
    .filter(({ verb, lower, isNegated }) => {
      return !isNegated && LOOKING.test(verb) && lower.some((word) => LOOKS_GUILTY.test(word));
    })
    .map((one) => doerOf(one, reading))
    .findLast((one) => one?.isBeing && !one.isHero && !one.isPlural);
  if (!event?.what || !doer || doer === event.what) return null;
  return { name: 'suspect', friend: doer, what: event.what };
}

/** Who is ill and who heals in the child's own story. */
export function findHealer(reading: StoryReading): Means | null {
  const event = reading.open.findLast(({ kind }) => ILL.test(kind));
  const healer = reading.entities.findLast(
    (one) =>
      one.isBeing &&
      !one.isPlural &&
      (one.nom.split(' ').some((word) => HEALER.test(word)) || HEALER.test(one.lemma)) &&
      reading.clauses.some(
        (clause) => doerOf(clause, reading) === one && !clause.isNegated && clause.modal === '',
      ),
  );
  const ill = event
    ? (event.who ?? event.what ?? reading.entities.find((one) => one.isHero))
    : null;
  if (!ill || !healer || healer === ill) return null;
  return { name: 'healed', friend: healer, what: ill };
}

/** Who has an idea, knows the way or does something where the text ends; null where nobody does. */
export function findMeans(
  reading: StoryReading,
  data: StoryData,
  { isOfAbility }: { isOfAbility: boolean },
): Means | null {
  const thinker = ideasIn(reading)
    .map((one) => doerOf(one, reading))
    .findLast((one) => one?.isBeing);
  if (thinker && !thinker.isHero) return { name: 'idea', friend: thinker, what: null };
  const shown = shownIn(reading);
  if (shown) return shown;
  const knowing = KNOWS.test(reading.corrected.text)
    ? reading.clauses.findLast(
        (one) => SAYING.test(one.verb) && reading.subjects.get(one)?.isHero === false,
      )
    : undefined;
  const knower = knowing ? doerOf(knowing, reading) : null;
  if (knower?.isBeing) return { name: 'knows', friend: knower, what: null };
  const offended = reading.clauses.some(({ lower }) => lower.some((word) => ANGRY.test(word)));
  const other = offended ? otherPerson(reading, data) : null;
  if (other) return { name: 'talked', friend: other, what: null };
  const friend = friendNear(reading, data);
  if (!friend) return null;
  if (isLostWay(reading)) return { name: 'way', friend, what: null };
  return { name: isOfAbility ? 'taught' : 'helped', friend, what: null };
}

/** Whether somebody is there whom no right of the child's words need tell of: they show a way or have an idea. */
export function isMeantToHelp(reading: StoryReading): boolean {
  return isLostWay(reading) || hasIdea(reading) || shownIn(reading) !== null;
}

/** `Die Schildkröte kennt eine geheime Quelle`: she shows it. */
function shownIn(reading: StoryReading): Means | null {
  for (const clause of lastClauses(reading).toReversed()) {
    const friend = doerOf(clause, reading);
    if (clause.verb !== 'kennen' || clause.isNegated || !friend?.isBeing) continue;
    const named = clause.objects.map(({ noun }) => noun?.lemma);
    const what = reading.entities.find((one) => !one.isBeing && named.includes(one.lemma));
    if (what && !friend.isPlural) return { name: 'shown', friend, what };
  }
  return null;
}

function isLostWay({ open }: StoryReading): boolean {
  return open.some(({ kind }) => kind === 'lostWay');
}

/** Who is told of last beside the hero, by name: of the two of them one is angry. */
function otherPerson({ entities }: StoryReading, { firstNames }: StoryData): Entity | null {
  return entities.findLast((one) => one.isBeing && !one.isHero && firstNames.has(one.key)) ?? null;
}

/** Whether somebody has an idea where the text ends. */
export function hasIdea(reading: StoryReading): boolean {
  return ideasIn(reading).length > 0;
}

function ideasIn(reading: StoryReading): Clause[] {
  return lastClauses(reading).filter(
    ({ verb, objects, isNegated }) =>
      /^(?:haben|kommen)$/u.test(verb) &&
      !isNegated &&
      objects.some(({ noun }) => IDEA.test(noun?.lemma ?? '')),
  );
}

function doerOf(clause: Clause, { subjects }: StoryReading): Entity | null {
  return subjects.get(clause) ?? null;
}
