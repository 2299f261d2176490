import type { Rule } from './rule.ts';

/** Short forms and what they stand for; `end` marks those that may close a sentence. */
const SHORT: readonly (readonly [written: string, said: string, end?: 'end'])[] = [
  ['z\\.\\s?B\\.|[Bb]spw\\.|z\\.\\s?Bsp\\.', 'zum Beispiel'],
  ['Z\\.\\s?B\\.', 'Zum Beispiel'],
  ['d\\.\\s?h\\.', 'das heißt'],
  ['D\\.\\s?h\\.', 'Das heißt'],
  ['u\\.\\s?v\\.\\s?m\\.', 'und vieles mehr', 'end'],
  ['u\\.\\s?a\\.', 'unter anderem'],
  ['u\\.\\s?Ä\\.|u\\.\\s?ä\\.', 'und Ähnliches', 'end'],
  ['o\\.\\s?Ä\\.|o\\.\\s?ä\\.', 'oder Ähnliches', 'end'],
  ['u\\.(?=\\s\\p{L}{2})', 'und'],
  ['z\\.\\s?T\\.', 'zum Teil'],
  ['i\\.\\s?d\\.\\s?R\\.', 'in der Regel'],
  ['s\\.\\s?o\\.', 'siehe oben', 'end'],
  ['s\\.\\s?u\\.', 'siehe unten', 'end'],
  ['v\\.\\s?Chr\\.', 'vor Christus', 'end'],
  ['n\\.\\s?Chr\\.', 'nach Christus', 'end'],
  ['usw\\.|u\\.\\s?s\\.\\s?w\\.|etc\\.', 'und so weiter', 'end'],
  ['bzw\\.', 'beziehungsweise'],
  ['ca\\.|etwa ca\\.', 'ungefähr'],
  ['Ca\\.', 'Ungefähr'],
  ['evtl\\.|ev\\.', 'vielleicht'],
  ['ggf\\.', 'wenn nötig'],
  ['inkl\\.', 'inklusive'],
  ['sog\\.', 'sogenannte'],
  ['vgl\\.', 'vergleiche'],
  ['max\\.', 'höchstens'],
  ['mind\\.', 'mindestens'],
  ['geb\\.', 'geboren'],
  ['gest\\.', 'gestorben'],
  ['Dr\\.', 'Doktor'],
  ['Prof\\.', 'Professor'],
  ['Hr\\.', 'Herr'],
  ['Fr\\.(?=\\s\\p{Lu})', 'Frau'],
  ['Nr\\.', 'Nummer'],
  ['Tel\\.', 'Telefon'],
  ['Abb\\.', 'Abbildung'],
  ['Kap\\.', 'Kapitel'],
  ['Aufg\\.', 'Aufgabe'],
  ['Bsp\\.', 'Beispiel'],
  ['Kl\\.', 'Klasse'],
  ['S\\.(?=\\s?\\d)', 'Seite'],
  ['Bd\\.', 'Band'],
  ['Hbf\\.?', 'Hauptbahnhof'],
  ['St\\.(?=[\\s-]?\\p{Lu})', 'Sankt'],
  ['Str\\.', 'Straße', 'end'],
  ['Jh\\.', 'Jahrhundert', 'end'],
  ['Mio\\.', 'Millionen'],
  ['Mrd\\.', 'Milliarden'],
  ['Std\\.', 'Stunden', 'end'],
  ['Min\\.', 'Minuten', 'end'],
];

/** "z. B.", "usw.", "Dr.", "Bahnhofstr. 5". */
export const abbreviationRules: readonly Rule[] = [
  ...SHORT.flatMap(([written, said, end]): Rule[] => {
    const short = String.raw`(?<![\p{L}\p{N}.])(?:${written})`;
    const inside: Rule = [new RegExp(short, 'gu'), said];
    if (!end) return [inside];
    const closing: Rule = [new RegExp(String.raw`${short}(?=\s+\p{Lu}|\s*$)`, 'gu'), `${said}.`];
    return [closing, inside];
  }),
  [/(?<=\d)\s?ff\.(?=\s*$)/g, ' und folgende.'],
  [/(?<=\d)\s?ff\./g, ' und folgende'],
  [/(?<=\d)\s?f\.(?=\s*$)/g, ' und die folgende.'],
  [/(?<=\d)\s?f\./g, ' und die folgende'],
  [/(?<=\p{Ll})str\.(?=\s*$)/gu, 'straße.'],
  [/(?<=\p{Ll})str\./gu, 'straße'],
  [/(?<=\p{L}-)Str\./gu, 'Straße'],
];
