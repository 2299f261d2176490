import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { Entity } from '../../reading/entity.ts';
import type { StoryReading } from '../../reading/read-story.ts';

/** Whom a solution is about beside the hero. */
export type Other = 'new' | 'opponent' | 'sad';

const COMING =
  /^(?:kommen|herkommen|ankommen|vorbeikommen|dazukommen|vorbeischwimmen|schwimmen|fliegen|vorbeifliegen|landen|stehen|sitzen|klopfen|hüpfen|krabbeln|kriechen|treffen|auftauchen|erscheinen|anklopfen|laufen|vorbeilaufen|begegnen)$/u;
/** Nobody trusts these at first sight. */
const DREADED =
  /(?:riese|räuber|hexe|wolf|drache|monster|ungeheuer|dieb|feind|zauberer|troll|gespenst|wächter|mann|frau|typ|fremder|polizist|direktor|soldat|jäger|wache|riesin)(?:in)?$/iu;
/** Who can forbid something to others. */
const POWERFUL =
  /^(?:König|Königin|Kaiser|Kaiserin|Bürgermeister|Bürgermeisterin|Nachbar|Nachbarin|Hausmeister|Hausmeisterin|Direktor|Direktorin|Lehrer|Lehrerin|Bauer|Bäuerin|Graf|Gräfin|Kapitän|Chef|Chefin|Förster|Fürst|Ritter|Zauberer|Hexe|Riese|Präsident|Präsidentin|Trainer|Trainerin|Wirt|Wirtin|Wächter|Gärtner|Busfahrer|Bademeister)$/u;
const FORBIDDING =
  /^(?:verbieten|befehlen|wegnehmen|schicken|ausschalten|erlauben|wegschicken|verjagen|einsperren|verlangen|schimpfen|behalten)$/u;
const UNHAPPY =
  /^(?:weint\p{L}*|weinend|geweint|traurig|schweigt|schwieg|wort|spricht|sprach|zittert\p{L}*|seufzt\p{L}*|schluchzt\p{L}*)$/u;
/** So many sentences back somebody forbids it still. */
const NEAR = 3;

/** Null where LUX is not sure who it is. */
export function findOther(other: Other, reading: StoryReading): Entity | null {
  const { clauses, subjects } = reading;
  const end = clauses.at(-1)?.sentence ?? 0;
  const beings = (clause: Clause) => {
    const one = subjects.get(clause);
    return one?.isBeing && !one.isHero && !one.isPlural && isNamed(one) ? one : null;
  };
  if (other === 'new') {
    const last = clauses.filter(({ sentence }) => sentence === end);
    const come = last
      .filter(({ verb, modal, isNegated, isSubordinate }) => {
        return COMING.test(verb) && modal === '' && !isNegated && !isSubordinate;
      })
      .flatMap((one) => beings(one) ?? [])
      .at(-1);
    const isNamedThere = last.some(
      ({ words }) => come !== undefined && words.some((word) => isWordOf(word, come)),
    );
    if (!come || !isNamedThere || DREADED.test(come.lemma)) return null;
    const earlier = clauses.filter(({ sentence }) => sentence < end);
    return earlier.some(({ words }) => words.some((word) => isWordOf(word, come))) ? null : come;
  }
  if (other === 'opponent') {
    const against = clauses
      .filter(({ sentence }) => end - sentence < NEAR)
      .filter(
        ({ verb, modal, isNegated }) =>
          FORBIDDING.test(verb) || modal === 'wollen' || (verb === 'geben' && isNegated),
      )
      .flatMap((one) => beings(one) ?? []);
    return (
      against.findLast(({ lemma, key }) => POWERFUL.test(lemma) || /^Herr |^Frau /u.test(key)) ??
      null
    );
  }
  const sad = clauses
    .filter(({ lower }) => lower.some((word) => UNHAPPY.test(word)))
    .flatMap((one) => beings(one) ?? []);
  return sad.at(-1) ?? null;
}

function isNamed({ nom }: Entity): boolean {
  return /^\p{Lu}|^(?:der|die|das|mein|meine|unser|unsere|sein|seine|ihr|ihre) /u.test(nom);
}

function isWordOf(word: string, { lemma, key }: Entity): boolean {
  return word === lemma || word === key;
}
