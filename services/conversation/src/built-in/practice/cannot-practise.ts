import * as say from './sayings.ts';
import { plainOf } from './wish/plain-text.ts';

/** What LUX cannot practise in the talk, and what it offers instead. */
const INSTEAD: readonly [RegExp, string][] = [
  [
    /(?<!\p{L})(?:lesen|vorlesen|lese\p{L}*|texte?)(?!\p{L})/u,
    'Lesen übst du gut bei den Geschichten. Hier übe ich mit dir zum Beispiel Silben oder Reime.',
  ],
  [
    /französisch|spanisch|italienisch|türkisch|latein|russisch|polnisch|arabisch|chinesisch|sprache|vokabel|plattdeutsch/u,
    'Diese Sprache kann ich leider nicht mit dir üben. Aber Englisch kann ich.',
  ],
  [
    /geometrie|formen|zirkel|lineal|messen|schach|programmier/u,
    'Das kann ich im Gespräch leider nicht üben. Aber Rechnen und Textaufgaben kann ich.',
  ],
  [
    /gedicht|aufsatz|aufsätze|referat|vortrag|theater|rolle|schreibschrift|schönschrift|tippen/u,
    'Das kann ich leider nicht mit dir üben. Aber wie man Wörter schreibt, das kann ich.',
  ],
];
const OTHERWISE = 'Das übst du am besten mit einem Menschen, der es gut kann.';

/** Said where a child wishes to practise what LUX cannot; the nearest is offered. */
export function sayCannotPractise(said: string): string {
  const plain = plainOf(said);
  const offer = INSTEAD.find(([pattern]) => pattern.test(plain))?.[1] ?? OTHERWISE;
  return `${offer} ${say.CHOOSE}`;
}
