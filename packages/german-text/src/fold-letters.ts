const spelledOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** ä as ae, ö as oe, ü as ue, ß as ss, as on a keyboard without them. Wants small letters in NFC. */
export function spellOutUmlauts(text: string): string {
  return text.replace(/[äöüßæœ]/g, (letter) => spelledOut[letter] ?? letter);
}

/** Letters without their accents and dots: é as e, ä as a. */
export function stripMarks(text: string): string {
  return text.replace(/[\u0080-\uffff]+/g, (run) => run.normalize('NFD').replace(/\p{Mark}/gu, ''));
}

/** Most words of a text are folded already; taking them apart costs more than looking. */
const FOLDED = /^[a-z0-9]*$/;

/** Small letters, ß as ss, no accents, ä as a: one spelling of a word, whatever marks it was typed with. */
export function foldWord(word: string): string {
  if (FOLDED.test(word)) return word;
  return stripMarks(word.toLowerCase().replaceAll('ß', 'ss'));
}

/** As `foldWord`, and "Kaese" the same as "Käse". It makes "Bauer" "Baur" too: for keys only, never to be shown. */
export function foldForSearch(word: string): string {
  return foldWord(word).replace(/([aou])e/g, '$1');
}
