import type { StoryData } from '../data/load-story-data.ts';
import { isNobody } from '../language/nobody.ts';
import type { Entity } from '../reading/entity.ts';
import type { StoryReading } from '../reading/read-story.ts';

/** Whoever does this is no help. */
const UNKIND =
  /^(?:schimpfen|verbieten|schreien|anschreien|schubsen|treten|schütteln|fesseln|verprügeln|prügeln|würgen|boxen|kneifen|quälen|bedrohen|hänseln|mobben|anbrüllen|auslachen|ärgern|jagen|verfolgen|angreifen|fressen|beißen|stehlen|klauen|wegnehmen|einsperren|fangen|entführen|verzaubern|verwandeln|verhexen|hauen|schlagen|sterben|brüllen|fauchen|knurren|erschrecken|lügen|verhexen|rauben|drohen|lachen|grinsen|kichern|spotten|feixen|petzen|heulen|wegziehen|umziehen|verreisen|schlafen)$/u;
const UNFIT =
  /^(?:Baby|Kind|Kinder|Freunde|Leute|Mensch|Person|Monster|Räuber|Räuberin|Dieb|Diebin|Einbrecher|Feind|Gegner|Bösewicht|Mücke|Wespe|Zecke|Laus|Floh|Geist|Gespenst|Fremder|Klasse|Gruppe|Tier|Haustier|Wesen|Bande|Seepferdchen|\p{L}*(?:sche|schel|stoff|plüsch)tier)$/u;
/** Who is only spoken of so is not there. */
const WISHED =
  /^(?:wünschen|brauchen|suchen|vermissen|träumen|wegziehen|umziehen|verlassen|ziehen)$/u;
const ASIDE = /^(?:als|wie|zu|zum|zur|von|vom|für|gegen|über|um|nach|wegen)$/u;
const AGAINST = /^(?:threat|stolen|caught|teased|enchanted|quarrel)$/u;

/** Who is there beside the hero and can help: nobody lost, ill or unkind. */
export function findFriends(
  { entities, events, open, clauses, hero, subjects }: StoryReading,
  data: StoryData,
): { persons: Entity[]; pets: Entity[] } {
  if (open.some(({ kind, who }) => kind === 'alone' && who === null))
    return { persons: [], pets: [] };
  const away = new Set(
    open.flatMap(({ kind, who, what, other, clause }) => [
      who?.key,
      what?.isBeing ? what.key : undefined,
      kind === 'helpNeeded' ? other?.key : undefined,
      // `Bello, mein Hund, ist weg`: two names of one.
      ...(kind === 'lostBeing' ? clause.objects.map(({ head }) => head) : []),
    ]),
  );
  const against = new Set(
    events.filter(({ kind }) => AGAINST.test(kind)).map(({ other }) => other?.key),
  );
  const unkind = new Set(
    clauses
      .filter(
        ({ verb, modal, isNegated }) =>
          UNKIND.test(verb) ||
          (isNegated &&
            (modal !== '' ||
              /^(?:erlauben|glauben|helfen|kommen|haben|wollen|sein|lassen|durchlassen|vorbeilassen|reinlassen|rauslassen)$/u.test(
                verb,
              ))),
      )
      .map((clause) => {
        const { subject } = clause;
        return subjects.get(clause)?.key ?? subject?.noun?.lemma ?? subject?.head;
      }),
  );
  const dead = new Set(
    clauses
      .filter(({ lower }) =>
        lower.some((word) =>
          /^(?:tot|tote[nrsm]?|verstorbene?[nrs]?|nein|gestorben|starb|verreist|böse|böser|bösen|gemein|gemeine|gemeiner)$/u.test(
            word,
          ),
        ),
      )
      .flatMap(({ mentions }) => mentions.map(({ noun, head }) => noun?.lemma ?? head)),
  );
  const same = new Set(
    clauses
      .filter(
        (clause) =>
          clause.verb === 'sein' && subjects.get(clause)?.isHero && !clause.lower.includes('und'),
      )
      .flatMap(({ objects }) => objects.map(({ noun, head }) => noun?.lemma ?? head)),
  );
  const wished = new Set(
    entities
      .filter(({ key }) => {
        const said = clauses.filter(({ mentions }) =>
          mentions.some(({ noun, head }) => head === key || noun?.lemma === key),
        );
        return (
          said.length > 0 &&
          said.every(({ modal, verb, isNegated }) => modal !== '' || isNegated || WISHED.test(verb))
        );
      })
      .map(({ key }) => key),
  );
  const isFree = (one: Entity) =>
    one.isBeing &&
    // What no list knows may be a thing.
    (one.nom === one.key || data.language.noun(one.lemma) !== null) &&
    !one.isHero &&
    !UNFIT.test(one.lemma) &&
    !isNobody(one.lemma) &&
    !data.nouns.places.some(({ word }) => word === one.lemma) &&
    !hero?.nom.includes(one.key) &&
    // `Prinz Pelle` is the Pelle it is about.
    !hero?.nom.split(' ').some((word) => one.nom.split(' ').includes(word)) &&
    ![away, against, unkind, dead, wished, same].some(
      (those) => those.has(one.key) || those.has(one.lemma),
    );
  const inTheWay = new Set(
    clauses
      .filter(
        ({ lower, verb }) =>
          /^(?:aber|doch|nur)$/u.test(lower[0] ?? '') &&
          // `Nur das Schaf blieb stehen`: it is the one who is not afraid.
          !(lower[0] === 'nur' && /bleiben$/u.test(verb)),
      )
      .map(({ subject }) => subject?.noun?.lemma ?? subject?.head),
  );
  /** Who is only visited, or only owns something, is not there. */
  const isAside = ({ key, lemma }: Entity) => {
    const said = clauses
      .flatMap(({ mentions }) => mentions)
      .filter(({ head, noun }) => head === key || noun?.lemma === lemma);
    return said.length > 0 && said.every(({ preposition }) => ASIDE.test(preposition));
  };
  const free = entities
    .filter((one) => !isAside(one))
    .filter((one) => isFree(one) && !inTheWay.has(one.lemma));
  const isPet = ({ lemma }: Entity) =>
    data.animals.has(lemma) || data.animals.has(lemma.replace(/^.*(?=hund$|katze$)/u, ''));
  return { persons: free.filter((one) => !isPet(one)), pets: free.filter(isPet) };
}

/** Who belongs to somebody, has a name LUX knows or helps by trade; of anybody else LUX does not know. */
export function isHelpful({ nom, key, lemma }: Entity, { firstNames }: StoryData): boolean {
  return (
    /^(?:mein|unser|sein|ihr|dein)|^(?:Mama|Papa|Oma|Opa|Mami|Papi|Frau|Herr|Tante|Onkel)(?!\p{L})/u.test(
      nom,
    ) ||
    key.split(' ').some((word) => firstNames.has(word)) ||
    HELPER.test(lemma)
  );
}

const HELPER =
  /^(?:Ritter|Trainer|Trainerin|Lehrer|Lehrerin|Hausmeister|Arzt|Ärztin|Tierarzt|Tierärztin|Polizist|Polizistin|Nachbar|Nachbarin|Freund|Freundin|Clown|Bürgermeister|Bürgermeisterin|Kapitän|Förster|Fee)$/u;

const AWAY =
  /^(?:sein|zurückkommen|wiederkommen|heimkommen|zurückkehren|wegfahren|weggehen|verreisen|sterben)$/u;

/** Who does something in the child's text and can help; who only is somewhere may be far away. */
export function friendAtHand(reading: StoryReading, data: StoryData): Entity | null {
  const { persons } = findFriends(reading, data);
  const isThere = (friend: Entity) =>
    reading.clauses.some(
      (one) => reading.subjects.get(one) === friend && !AWAY.test(one.verb) && !one.isSubordinate,
    );
  // Who did something last is nearest.
  const at = (friend: Entity) =>
    reading.clauses.findLastIndex((one) => reading.subjects.get(one) === friend);
  const there = persons.filter((one) => isHelpful(one, data) && isThere(one));
  return there.toSorted((one, other) => at(other) - at(one))[0] ?? null;
}
