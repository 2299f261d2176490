import * as say from './sayings.ts';
import { plainOf } from './wish/plain-text.ts';

const LANGUAGE =
  /französisch|spanisch|italienisch|türkisch|(?<!\p{L})latein(?!amerik)|russisch|polnisch|arabisch|chinesisch|japanisch|ukrainisch|griechisch|plattdeutsch/u;
const GRAMMAR =
  /(?<!\p{L})(?:passiv|wortfamilien?|vorsilben|zusammengesetzte\p{L}* (?:nomen|wörter)|synonyme?|subjekt(?:e| und)?|prädikat\p{L}*|satzglieder\p{L}*|kommasetzung|komma ?regeln|zeichensetzung|wörtliche rede|satzarten|plusquamperfekt|futur|konjunktiv|präpositionen|pronomen)(?!\p{L})/u;
const PLACES =
  /(?<!\p{L})(?:flüssen?|flüsse|gebirgen?|bergen?|seen|flaggen?|autokennzeichen)(?!\p{L})/u;
const SHAPES =
  /geometrie|(?<!\p{L})(?:zirkel|lineal|spiegeln|symmetrie\p{L}*|dreiecken?|vierecken?|würfelnetze?|flächeninhalt|umfang)(?!\p{L})/u;
const NUMBERS =
  /(?<!\p{L})(?:primzahl\p{L}*|tauschaufgaben|gerade und ungerade|ungerade zahlen|teilbarkeit\p{L}*|teiler|prozent\p{L}*|dreisatz|klammer\p{L}*|punkt vor strich|negative\p{L}* zahlen|potenzen|wurzeln?|umkehraufgaben|römische\p{L}* zahlen|stellenwert\p{L}*|zahlen (?:[\p{L}\d]+ ){0,6}(?:lesen|schreiben)|flächen|diagramme?|wahrscheinlichkeit\p{L}*)(?!\p{L})/u;
const OTHER_ARTS =
  /schach|programmier|(?<!\p{L})(?:flöte|klavier|gitarre|noten lesen|tippen|schreibschrift|schönschrift|tanzen|turnen|fahrradführerschein|fahrradprüfung|verkehrsregeln)(?!\p{L})/u;
/** Reading aloud; a clock, notes and numbers are read otherwise. */
const READING =
  /(?<!(?:uhr|uhrzeit|uhrzeiten|noten|zahlen|zeit|karten?) )(?<!\p{L})(?:lesen|vorlesen|lese ?(?:übung\p{L}*|texte?|training|stunde))(?!\p{L})(?!.*(?<!\p{L})uhr)/u;
/** "Das Passiv, nein, das Perfekt": what stands behind is wanted. */
const CORRECTED = /^.*(?<!\p{L})(?:nein|quatsch|ich mein\p{L}*|sondern) /u;
/** A wish that something is practised stands beside it. */
const PRACTISES =
  /(?<!\p{L})(?:üb\p{L}*|lern\p{L}*|trainier\p{L}*|abfrag\p{L}*|frag\p{L}* mich|aufgaben?|quiz|lieber|rechne\p{L}*|mit mir|spiel\p{L}*)(?!\p{L})/u;

const MEASURED =
  /\d ?(?:cm|m|km|mm|meter|zentimeter|kilometer|millimeter|grad|euro|cent)(?!\p{L})/iu;

/** Whether something is wished for that LUX has no tasks of; nothing else is begun instead. */
export function isUnavailable(text: string): boolean {
  const plain = plainOf(text).replace(CORRECTED, '');
  // "In unserer Aufgabe ist ein Rechteck 12 cm lang" is to be solved.
  if (!PRACTISES.test(plainOf(text)) || MEASURED.test(text)) return false;
  return [LANGUAGE, GRAMMAR, PLACES, SHAPES, NUMBERS, OTHER_ARTS, READING].some((pattern) =>
    pattern.test(plain),
  );
}

/** What LUX cannot practise in the talk, and what it offers instead. */
const INSTEAD: readonly [RegExp, string][] = [
  [
    READING,
    'Lesen übst du gut bei den Geschichten. Hier übe ich mit dir zum Beispiel Silben oder Reime.',
  ],
  [LANGUAGE, 'Diese Sprache kann ich leider nicht mit dir üben. Aber Englisch kann ich.'],
  [/sprache|vokabel/u, 'Diese Sprache kann ich leider nicht mit dir üben. Aber Englisch kann ich.'],
  [
    GRAMMAR,
    'Das kann ich leider noch nicht abfragen. Aber Wortarten, die vier Fälle und Vergangenheit kann ich.',
  ],
  [
    PLACES,
    'Dazu habe ich leider keine Fragen. Aber Hauptstädte und ein Quiz über die Welt kann ich.',
  ],
  [
    SHAPES,
    'Das kann ich im Gespräch leider nicht üben. Aber Rechnen, Größen und Textaufgaben kann ich.',
  ],
  [
    /formen|messen/u,
    'Das kann ich im Gespräch leider nicht üben. Aber Rechnen, Größen und Textaufgaben kann ich.',
  ],
  [NUMBERS, 'Das kann ich leider noch nicht abfragen. Aber Plus, Minus, Mal und Geteilt kann ich.'],
  [
    OTHER_ARTS,
    'Das kann ich leider nicht mit dir üben. Aber Rechnen, Wörter und ein Quiz kann ich.',
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
