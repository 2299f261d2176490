import type { StoryData } from '../data/load-story-data.ts';
import type { Entity } from '../reading/entity.ts';
import type { StoryReading } from '../reading/read-story.ts';

const NO_THING =
  /^(?:Tag|Nacht|Morgen|Abend|Mittag|Woche|Monat|Jahr|Stunde|Minute|Sekunde|Mal|Pause|Ende|Anfang|Hand|Finger|Fuß|Kopf|Auge|Ohr|Nase|Mund|Bein|Arm|Bauch|Rücken|Haar|Pfote|Knie|Herz|Gesicht|Zeit|Platz|Seite|Reihe|Angst|Wort|Name|Stadt|Land|Welt|Himmel|Luft|Boden|Straße|Schule|Klasse|Wald|Garten|Haus|Zimmer|Prozent|Hilfe|Ruhe|Mut|Lippe|Stimme|Messer|Schwert|Gewehr|Rauschen|Datum|Nacht)$/u;

/** What a story is about: the thing it speaks of last that can be had or seen. */
export function keyThing(
  { entities, clauses }: StoryReading,
  { language }: Pick<StoryData, 'language'>,
): Entity | null {
  const near = clauses
    .slice(-3)
    .flatMap(({ mentions }) => mentions)
    .filter(
      ({ preposition, determiner, isPlural }) =>
        preposition === '' && determiner !== '' && !isPlural,
    );
  const isNear = ({ key, lemma }: Entity) =>
    near.some(({ noun, head }) => noun !== null && (noun.lemma === lemma || head === key));
  return (
    entities.findLast(
      (one) =>
        !one.isBeing &&
        language.noun(one.lemma) !== null &&
        /^(?:der|die|das|mein|unser)/u.test(one.nom) &&
        !one.isHero &&
        !NO_THING.test(one.lemma) &&
        isNear(one),
    ) ?? null
  );
}
