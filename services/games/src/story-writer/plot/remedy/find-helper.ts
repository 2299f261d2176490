import type { StoryData } from '../../data/load-story-data.ts';
import type { StoryRole } from '../../grammar/fill-template.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { Entity } from '../../reading/entity.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { roleOf } from '../event-cast.ts';
import { findFriends, friendAtHand, isHelpful } from '../find-friends.ts';
import { friendNear } from './friend-near.ts';

/** Who helps: one of the child's people or animals, or one who works where it happens. */
export interface Helper {
  as: 'known' | 'pet' | 'new';
  role: StoryRole;
  /** How one who is new is told: `eine Bäuerin`. */
  ein?: string;
}

/** Who may help, the nearest first; of whom nothing is known nobody is told. */
export function findHelpers(reading: StoryReading, data: StoryData): Helper[] {
  const { pets } = findFriends(reading, data);
  const friend = friendAtHand(reading, data) ?? friendBeside(reading, data);
  // An animal with a name that does something is there.
  const pet = pets.findLast(
    (one) =>
      !one.isPlural &&
      (one.nom === one.key || OWN.test(one.nom)) &&
      reading.clauses.some((clause) => reading.subjects.get(clause) === one) &&
      !reading.clauses.some(
        (clause) => reading.subjects.get(clause) === one && isElsewhere(clause),
      ),
  );
  const worker = findWorker(reading, data);
  const near = friend || pet ? null : friendNear(reading, data);
  return [
    ...(friend && !friend.isPlural ? [{ as: 'known', role: roleOf(friend) } as const] : []),
    ...(pet ? [{ as: 'pet', role: roleOf(pet) } as const] : []),
    ...(near ? [{ as: 'known', role: roleOf(near) } as const] : []),
    ...(worker ? [worker] : []),
  ];
}

/** `Ich bin traurig und meine Schwester Nele auch`: named at the end, and not said to be elsewhere. */
function friendBeside(reading: StoryReading, data: StoryData): Entity | null {
  const { clauses, subjects, entities } = reading;
  const end = clauses.at(-1)?.sentence ?? 0;
  const near = clauses
    .filter(({ sentence }) => end - sentence <= 1)
    .flatMap(({ mentions }) => mentions)
    .filter(({ preposition }) => preposition === '' || preposition === 'mit');
  const { persons } = findFriends(reading, data);
  return (
    persons.findLast(
      (one) =>
        !one.isPlural &&
        isHelpful(one, data) &&
        near.some(({ head, noun }) => head === one.key || noun?.lemma === one.lemma) &&
        !clauses.some((clause) => subjects.get(clause) === one) &&
        entities.includes(one),
    ) ?? null
  );
}

/** `Mimi sitzt auf dem Dach` */
function isElsewhere({ verb, others }: Clause): boolean {
  return (
    /^(?:sitzen|hängen|stecken|hocken|klettern|fliegen|schlafen)$/u.test(verb) && others.length > 0
  );
}

const OWN = /^(?:mein|sein|ihr|unser)e? /u;
const THERE = /^(?:in|im|auf|an|am|bei|beim|unter|vor)$/u;
const FAMILY = /(?<!\p{L})(?:Mama|Papa|Oma|Opa|Mutter|Vater|Schwester|Bruder|Kinder)(?!\p{L})/u;

/** Who works at the place that is named last. */
function findWorker(reading: StoryReading, data: StoryData): Helper | null {
  const { clauses, corrected, left } = reading;
  const isOfPeople = isAmongPeople(reading, data);
  const places = clauses
    .filter((one) => isWhereHeroIs(reading.subjects.get(one) ?? null))
    .flatMap(({ others }) => others)
    .filter(({ preposition, noun }) => THERE.test(preposition) && noun !== null)
    .map(({ noun }) => noun?.lemma ?? '')
    .filter((lemma) => !left.includes(lemma))
    .toReversed();
  for (const lemma of places) {
    const found = data.placeHelpers.find((one) => one.places.some((place) => isAt(place, lemma)));
    const word = found?.who.split(' ')[1] ?? '';
    if (!found || (found.isOfPeople && !isOfPeople) || corrected.text.includes(word)) continue;
    return roleOfWorker(found.who);
  }
  return null;
}

/** `Tim ist noch in der Schule`: that is where Tim is. */
function isWhereHeroIs(doer: Entity | null): boolean {
  return doer === null || doer.isHero || !doer.isBeing;
}

function isAt(place: string, lemma: string): boolean {
  return place === lemma || (place.length > 3 && lemma.endsWith(place.toLowerCase()));
}

/** Whether somebody in the story lives as children do. */
export function isAmongPeople(
  { hero, corrected, entities }: StoryReading,
  { firstNames, nouns }: StoryData,
): boolean {
  const isOne = hero !== null && /^(?:ich|wir)$/u.test(hero.er);
  const isNamed = hero?.nom.split(' ').some((word) => firstNames.has(word)) === true;
  const isPerson = entities.some(({ lemma }) => nouns.persons.some(({ word }) => word === lemma));
  return isOne || isPerson || FAMILY.test(corrected.text) || (isNamed && !isAnimal());

  function isAnimal(): boolean {
    const kinds = nouns.animals.map(({ word }) => word).join('|');
    return new RegExp(`(?:${kinds}),? ${RegExp.escape(hero?.nom ?? '')}`, 'iu').test(
      corrected.text,
    );
  }
}

/** `die Bäuerin`: eine Bäuerin, sie. */
export function roleOfWorker(who: string): Helper {
  const [article = '', word = ''] = who.split(' ');
  const isShe = article === 'die';
  return {
    as: 'new',
    ein: `${isShe ? 'eine' : 'ein'} ${word}`,
    role: {
      nom: who,
      acc: isShe ? who : `den ${word}`,
      dat: isShe ? `der ${word}` : `dem ${word}`,
      er: isShe ? 'sie' : 'er',
      ihn: isShe ? 'sie' : 'ihn',
      ihm: isShe ? 'ihr' : 'ihm',
      isPlural: false,
    },
  };
}
