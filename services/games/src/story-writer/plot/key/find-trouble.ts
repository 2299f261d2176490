import type { StoryData } from '../../data/load-story-data.ts';
import { isNobody } from '../../language/nobody.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { Entity } from '../../reading/entity.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { isOfStory } from './is-believed.ts';
import { mendClause } from './mend-clause.ts';

/** In these somebody or something is lost, broken, held or unhappy. */
const OF_TROUBLE =
  /^(?:lostBeing|lostThing|outOfReach|stolen|broke|broken|stuck|caught|helpNeeded|fell|crash|gone|hides|sad|fear|ill|hurt|leftBehind|tooth)$/u;
/** What is missing goes before how somebody feels. */
const FELT = /^(?:sad|fear|hides)$/u;
/** `mein Zahn`, `die Kette`, `Momo`: nobody doubts who or what is meant. */
const NAMED = /^(?:der|die|das|mein|meine|sein|seine|ihr|ihre|unser|unsere) |^\p{Lu}/u;
const WORRIED = /(?:^| )(?:um|nach)$/u;

/** Who or what a child's story is in trouble about, beside the one it is about; null where LUX is not sure. */
export function findTrouble(
  reading: StoryReading,
  data: Pick<StoryData, 'mends' | 'animals'>,
): Entity | null {
  const { open, clauses, subjects, entities } = reading;
  const isFit = (one: Entity | null | undefined): one is Entity =>
    one?.isHero === false && NAMED.test(one.nom) && one.nom !== '' && !isUnsaid(one.lemma);
  // `Ich hatte Angst um meinen Hasen`
  const worry = clauses.findLast(
    ({ lower }) => lower.includes('angst') || lower.includes('sorgen'),
  );
  const worried = worry?.others.find(({ preposition }) => WORRIED.test(preposition));
  const feared = worried
    ? entities.find(({ key, lemma }) => key === worried.head || lemma === worried.noun?.lemma)
    : undefined;
  if (isFit(feared)) return feared;
  const missed = ownerOfEmpty(clauses, entities);
  if (isFit(missed)) return missed;
  const told = open
    .filter((event) => OF_TROUBLE.test(event.kind) && isOfStory(event, reading))
    .flatMap(({ kind, what, who, clause }) => {
      const doer = what ?? who ?? subjects.get(clause) ?? null;
      // `Omas Vase … Sie zerbrach`: no grandmother breaks.
      const isBroken = BREAKS.test(clause.verb) && doer?.isBeing === true;
      const one = isBroken ? thingBefore(clause, entities, clauses) : doer;
      return isFit(one) ? [{ one, kind }] : [];
    });
  const great = told.findLast(({ kind }) => !FELT.test(kind)) ?? told.at(-1);
  if (great) return great.one;
  for (const clause of clauses.toReversed()) {
    const doer = subjects.get(clause) ?? null;
    const isBroken = BREAKS.test(clause.verb) && doer?.isBeing === true;
    const thing = isBroken ? thingBefore(clause, entities, clauses) : null;
    if (isFit(thing)) return thing;
    // `Das hatte sie vor langer Zeit verloren`
    const isBefore = clause.isPerfect && clause.lower.some((word) => /^hatten?$/u.test(word));
    if (isBroken || isBefore) continue;
    const what = mendClause(clause, { subjects, entities }, data.mends)?.what;
    if (isFit(what)) return what;
  }
  // `Der Tiger sprang vom Blatt`
  const end = clauses.at(-1)?.sentence ?? 0;
  const wild = clauses
    .filter(({ sentence, verb }) => end - sentence <= 2 && WILD.test(verb))
    .map((clause) => subjects.get(clause))
    .findLast((one) => isFit(one) && data.animals.has(one.lemma));
  if (wild) return wild;
  // `Auf einmal stehen sie vor einem Dinosaurier`
  const met = clauses
    .filter(({ sentence }) => end - sentence <= 1)
    .flatMap(({ others }) => others)
    .findLast(({ preposition, determiner }) => preposition === 'vor' && /^eine/u.test(determiner));
  const faced = met && entities.find(({ lemma }) => lemma === met.noun?.lemma);
  return isFit(faced) && faced.isBeing ? faced : null;
}

/** `war ihr Sessel leer`: she is missed. */
function ownerOfEmpty(clauses: readonly Clause[], entities: readonly Entity[]): Entity | null {
  const empty = clauses.findLast(({ lower }) => lower.includes('leer'));
  const gender = { ihr: 'f', sein: 'm' }[empty?.subject?.determiner.toLowerCase() ?? ''];
  const others = entities.filter((one) => one.isBeing && !one.isHero && one.gender === gender);
  return gender !== undefined && others.length === 1 ? (others[0] ?? null) : null;
}

const BREAKS = /^(?:zerbrechen|zerspringen|zerreißen|platzen|kaputtgehen)$/u;
const WILD =
  /^(?:springen|rennen|brüllen|fauchen|herausspringen|losrennen|fliegen|wegrennen|jagen|laufen)$/u;
/** Nobody is worried about these by themselves. */
const NO_THING =
  /(?:bein|arm|fuß|kopf|hand|knie|licht|wasser|fluss|bach|see|feuer|angst|wetter|sturm|zeit|weg|platz|ast|freunde?|kind|kinder|leute)$/iu;

function isUnsaid(lemma: string): boolean {
  return NO_THING.test(lemma) || (isNobody(lemma) && lemma !== 'Zahn');
}

/** The thing that was named last before a clause, of the gender of its pronoun. */
function thingBefore(
  { sentence, subject }: Clause,
  entities: readonly Entity[],
  clauses: readonly Clause[],
): Entity | null {
  const gender = { er: 'm', sie: 'f', es: 'n' }[subject?.head ?? ''];
  const named = clauses
    .filter((one) => sentence - one.sentence <= 1 && one.sentence <= sentence)
    .flatMap(({ mentions }) => mentions)
    .flatMap(({ noun }) => entities.filter((one) => one.lemma === noun?.lemma));
  return named.findLast((one) => !one.isBeing && one.gender === gender && !one.isPlural) ?? null;
}
