/** Shortened words that something always follows: their point never ends a sentence. */
const NEVER_LAST = new Set([
  ...['z', 'b', 'd', 'h', 'u', 'a', 'o', 'ä', 'i', 'v', 'n', 's', 'e', 'm', 'j', 'fr', 'hr'],
  ...['bzw', 'ca', 'dr', 'evtl', 'ggf', 'inkl', 'nr', 'prof', 'sog', 'st', 'tel', 'vgl', 'bsp'],
]);
/** Shortened words that may also stand at the end. */
const MAY_BE_LAST = /(?:usw|etc|chr|jh|mio|mrd|std|abb|\p{Ll}str)$/iu;

const WORD_BEFORE = /([\p{L}\p{N}]+)$/u;
/** "am 3.", "der 2.": an ordinal number, which something follows. */
const ORDINAL_BEFORE =
  /(?:^|[^\p{L}])(?:am|beim|das|de[mnrs]|die|eine?[mnrs]?|im|vom|zum|zur) \d{1,2}$/iu;
/** What follows an ordinal or a shortened word inside a sentence: a small letter, a digit, a month … */
const GOES_ON =
  /^\s+(?:[\p{Ll}\d(]|(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahrhundert|Jh|Klasse|Stock|Platz|Mal|Tag|Geburtstag|Weltkrieg|Chr)\b)/u;

/** The word right before a point; empty where there is none. */
export function wordBefore(text: string): string {
  return WORD_BEFORE.exec(text)?.[1] ?? '';
}

/** Whether the point behind this text belongs to a shortened word that never ends a sentence: „Dr.“ */
export function isNeverLast(before: string): boolean {
  return NEVER_LAST.has(wordBefore(before).toLowerCase());
}

/** Whether only what follows tells if the point behind this text ends a sentence: „3.“, „usw.“ */
export function mayGoOn(before: string): boolean {
  const word = wordBefore(before);
  return /^\p{N}+$/u.test(word) || MAY_BE_LAST.test(word);
}

/** Whether the sentence goes on behind such a point, given the text before it and after it. */
export function goesOn(before: string, after: string): boolean {
  return GOES_ON.test(after) || ORDINAL_BEFORE.test(before);
}
