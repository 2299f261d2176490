import { conceptsIn } from '../concepts/concepts-in.ts';
import { GRAVE } from './everyday-rest.ts';
import { weighsTogether } from './plain-day.ts';
import { PLAIN_WORDS } from './plain-words.ts';

/** What is asked of the letters of a word: `schreibt man`, `wird … groß geschrieben`, `mit ie oder mit i`. */
const ASKS =
  /(?<!\p{L})(?:schreibt (?:man|sich)|schreib(?:e|en)? (?:ich|wir)|buchstabiert? man|wird (?:\p{L}+ ){1,4}(?:groß|klein|getrennt|zusammen) ?geschrieben|(?:groß|klein|getrennt|zusammen)(?: oder (?:groß|klein|getrennt|zusammen))? ?(?:geschrieben|schreiben))(?!\p{L})/u;
/** What else a child that writes says: where it writes, who reads it, and the letters. */
const OF_WRITING = new Set(
  'schreibt schreib schreibe schreiben schreibst geschrieben man sich buchstabiert buchstabieren getrennt zusammengeschrieben großgeschrieben kleingeschrieben ob wort wörter satz sätze text aufsatz diktat brief briefe postkarte einladung zettel einkaufszettel plakat gedicht tagebuch hausaufgaben hausaufgabe arbeitsblatt lernwörter nomen verb adjektiv artikel namenwort angestrichen unterstrichen korrigiert markiert rotstift fehler richtig falsch stimmt oben steht hinten doppelt doppel scharfes scharfem buchstabe buchstaben gerade grad mein meint sagt lehrer deutschlehrerin deutschlehrer hier beim sitze brauche brauch'.split(
    ' ',
  ),
);
/** A letter or two by itself, as it is named. */
const LETTER =
  /^(?:\p{L}|ie|ieh|ei|ai|eu|äu|ck|tz|ch|sch|ss|ll|mm|nn|tt|pp|ff|rr|sz|ph|th|ah|eh|oh|uh|eszett)$/u;
/** What nobody asks for the sake of its letters alone, beside what is grave wherever it stands. */
const WEIGHS =
  /(?<!\p{L})(?:\p{L}*(?:mord|brief|gift|erhäng|überdosis|entführ|kidnap|ertr[iu]nk|vermiss|spring|sprung|amok|stalk|betatsch|fummel|verschw|krankenwagen|polizei|notarzt|lüg|waffe|bombe|spreng|kiff|drog|rausch|sex|porno|penis|schei|fick|arsch|hure|leiche|abschied|blei?b|gefahr|notruf|opfer|narbe|knast|haue|vergewalt|missbrauch|klaps|qual|quäl|angst|einsam|traurig|hass|tränen|wein)\p{L}*)(?!\p{L})/u;
const LETTERS_ONLY = /(?:^| )(?:brief|briefe)(?= |$)/gu;
const MOST_WORDS = 24;

/**
 * `Meine Lehrerin hat spazieren angestrichen, schreibt man das mit ie`: how a word is written, and beside it
 * nothing but plain words of one who writes. The word asked of may be any that weighs nothing; a second one
 * that is not plain makes it a sentence like all others.
 */
export function onlyAsksSpelling(text: string): boolean {
  if (/[^\p{L}\s.,!?:-]/u.test(text)) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const said = words.join(' ');
  if (words.length > MOST_WORDS || !ASKS.test(said)) return false;
  if (GRAVE.test(said) || WEIGHS.test(said.replaceAll(LETTERS_ONLY, ''))) return false;
  const [asked, ...more] = new Set(
    words.filter((word) => !PLAIN_WORDS.has(word) && !OF_WRITING.has(word) && !LETTER.test(word)),
  );
  if (more.length > 0 || weighsTogether(words)) return false;
  return asked === undefined || conceptsIn(asked, ['de']).length === 0;
}
