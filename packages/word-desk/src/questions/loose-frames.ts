import { CASE, PERSON, TENSE } from './frame.ts';
import type { Request, Task } from './request.ts';

const BEFORE =
  '(?:(?:von|vom|zu|zum|zur|für|auf|mit|bei|beim|in|im) )(?:(?:der|die|das|den|dem|ein|eine|einen|einem|einer|ich|du|er|wir) )?(?:(?:wort|verb|nomen|adjektiv|tunwort|namenwort|wiewort) )?';
const WORD = '(?<w>\\p{L}{2,30})(?!\\p{L})';
const MANY = '(?:ganz )?(?:viele|mehrere|zwei|mehr als ein(?:e|en|s)?)';

const loose = (task: Task, ...patterns: string[]) =>
  patterns.map((pattern) => ({
    task,
    pattern: new RegExp(
      `(?<!\\p{L})(?:${pattern.replaceAll('{of}', BEFORE).replaceAll('{w}', WORD)})`,
      'gu',
    ),
  }));

/** What names its task so plainly that the rest of the sentence may be anything. */
const LOOSE = [
  ...loose(
    'opposite',
    `gegenteil\\p{L}* (?:\\p{L}+ ){0,2}?{of}{w}`,
    `(?:andersrum|andersherum|umgekehrt) {of}{w}`,
    `gegenteil (?:ist |heißt |wäre )?(?:das |der |die )?{w}$`,
    `(?:nicht|un) {w} (?:ist )?(?:\\p{L}+ ){0,4}gegenteil$`,
  ),
  ...loose(
    'rhyme',
    `reim\\p{L}* (?:(?!und |oder )\\p{L}+ ){0,3}?(?:auf|für|zu|mit) (?:(?:der|die|das|ein|eine|wort) )*{w}`,
    `(?:auf|mit|zu) {w} (?:etwas |was |irgendwas |sich |ein )*reim\\p{L}*`,
  ),
  ...loose(
    'plural',
    `(?:mehrzahl|plural) (?:\\p{L}+ ){0,2}?{of}{w}`,
    `(?:heißt|heißen|sagt|schreibt|nennt) (?:\\p{L}+ ){0,3}?wenn (?:es |ich |man |da |du |wir )?(?:davon )?${MANY} {w}`,
    `{w} (?:\\p{L}+ ){0,2}?(?:in der|im) (?:mehrzahl|plural)`,
  ),
  ...loose('singular', `(?:einzahl|singular) (?:\\p{L}+ ){0,2}?{of}{w}`),
  ...loose(
    'article',
    `(?:artikel|begleiter) (?:\\p{L}+ ){0,3}?{of}{w}`,
    `(?:artikel|begleiter) (?:hat|bekommt|braucht|kriegt|nimmt) (?:das wort )?{w}`,
    `(?:der|die|das) {w} oder (?:der|die|das) \\k<w>`,
  ),
  ...loose(
    'syllables',
    `silben (?:\\p{L}+ ){0,2}?{of}{w}`,
    `silben (?:hat|gehören zu|stecken in) (?:das wort |wort )?{w}`,
    `{w} (?:in |nach )(?:die |seine )?silben`,
  ),
  ...loose(
    'tense',
    `(?<d>${TENSE}) (?:\\p{L}+ ){0,1}?{of}{w}(?: (?:mit|in der|bei|für) (?<p>ich|du|er|sie|es|wir|ihr)(?!\\p{L}))?`,
    `{w} (?:in der|im|in die|ins) (?<d>${TENSE})`,
  ),
  ...loose('person', `(?<d>${PERSON}) (?:\\p{L}+ ){0,1}?{of}{w}`, `{w} in der (?<d>${PERSON})`),
  ...loose('cases', `(?<d>${CASE}) (?:\\p{L}+ ){0,1}?{of}{w}`),
  ...loose('baseForm', `(?:grundform|infinitiv) (?:\\p{L}+ ){0,1}?{of}{w}`),
  ...loose(
    'wordKind',
    `wortart (?:\\p{L}+ ){0,2}?(?:{of}|wort |ist |hat ){w}`,
    `{w} (?:\\p{L}+ ){0,2}?wortart`,
  ),
  ...loose(
    'compare',
    `(?:steiger\\p{L}*|vergleichsform\\p{L}*) (?:\\p{L}+ ){0,2}?(?:{of}|wort |adjektiv ){w}`,
    `{w} (?:bitte |mal )?steiger\\p{L}*`,
  ),
  ...loose('family', `wortfamilie (?:\\p{L}+ ){0,2}?(?:{of})?{w}`),
  ...loose(
    'synonym',
    `(?:andere[sn]?|ähnliche[sn]?|bessere[sn]?) (?:wort|wörter|worte) (?:\\p{L}+ ){0,2}?(?:für|statt|zu) {w}`,
    `(?:synonym\\p{L}*) (?:\\p{L}+ ){0,2}?{of}{w}`,
  ),
  ...loose(
    'letterAt',
    `(?<d>erste|letzte|zweite) buchstabe (?:\\p{L}+ ){0,1}?{of}{w}`,
    `(?<d>anlaut) (?:\\p{L}+ ){0,1}?{of}{w}`,
  ),
  ...loose(
    'countLetters',
    `wie ?viele? (?<d>buchstaben|silben|vokale) (?:\\p{L}+ ){0,2}?(?:{of}|wort |hat ){w}`,
  ),
  ...loose('sentence', `satz mit (?:dem wort )?{w}`),
] as const;

/** What stands where a word should, and is none that is asked for. */
export const NO_WORD =
  /^(?:der|die|das|dem|den|des|ein|eine|einen|einem|einer|wort|wörter|wörtern|worte|satz|sätze|nomen|verb|verben|adjektiv|adjektive|namenwort|namenwörter|tunwort|wiewort|ich|du|er|es|sie|wir|ihr|mir|dir|uns|mich|dich|man|mein|meine|und|oder|was|wie|denn|mal|so|nochmal|bitte|schule|gedicht|deutsch|grammatik|davon|darauf|dazu|diesem|dieses|allem|allen|anderen|meinem|meiner)$/u;

/** The last word of which one of these tasks is asked anywhere in the sentence. */
export function readLoosely(text: string, isWord: (word: string) => boolean): Request | null {
  if (text.length > 160) return null;
  for (const { task, pattern } of LOOSE) {
    const found = [...text.matchAll(pattern)]
      .toReversed()
      .map(({ groups }): Partial<Record<string, string>> => groups ?? {})
      .find(({ w }) => w !== undefined && !NO_WORD.test(w) && isWord(w));
    const { w, d, p } = found ?? {};
    if (w === undefined) continue;
    return {
      task,
      word: w,
      ...(d !== undefined && { detail: d.trim() }),
      ...(p !== undefined && { person: p }),
      more: 0,
    };
  }
  return null;
}
