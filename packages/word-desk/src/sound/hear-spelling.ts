const LETTERS: Record<string, string> = {
  be: 'b',
  ce: 'c',
  ze: 'c',
  zeh: 'c',
  de: 'd',
  eff: 'f',
  ef: 'f',
  ge: 'g',
  geh: 'g',
  ha: 'h',
  jot: 'j',
  jott: 'j',
  ka: 'k',
  kah: 'k',
  ell: 'l',
  el: 'l',
  em: 'm',
  emm: 'm',
  en: 'n',
  enn: 'n',
  pe: 'p',
  peh: 'p',
  ku: 'q',
  kuh: 'q',
  er: 'r',
  err: 'r',
  es: 's',
  ess: 's',
  te: 't',
  tee: 't',
  fau: 'v',
  vau: 'v',
  we: 'w',
  weh: 'w',
  ix: 'x',
  ypsilon: 'y',
  zett: 'z',
  zet: 'z',
  eszett: 'ss',
  beh: 'b',
  deh: 'd',
  ah: 'a',
  ih: 'i',
  uh: 'u',
  oh: 'o',
  eh: 'e',
};

/** Letters children say in one: "f i sch". */
const GROUPS = /^(?:s?ch|ck|ie|ei|eu|äu|tz|ng|st|sp|qu|pf|ss|ll|mm|nn|tt|rr|ff|pp)$/;

/** The letter a word names, or the few that are said in one; undefined of any other word. */
export const letterOf = (word: string): string | undefined =>
  /^\p{L}$/u.test(word) || GROUPS.test(word)
    ? word
    : Object.hasOwn(LETTERS, word)
      ? LETTERS[word]
      : undefined;

/** Letters or their names put together: "ha u en de" is "hund"; null where no letters are spelt. */
export function hearSpelling(text: string): string | null {
  const plain = text
    .toLowerCase()
    .replaceAll(/scharfes (?:s|es|ess)(?!\p{L})/gu, 'ss')
    .replaceAll(
      /(?<!\p{L})(a|o|u) ?umlaut/gu,
      (_, letter: string) => ({ a: 'ä', o: 'ö', u: 'ü' })[letter] ?? letter,
    )
    .replaceAll(/doppel ?-?(\p{L}+)/gu, '$1 $1')
    .replaceAll(/zwei ?mal (\p{L}+)/gu, '$1 $1')
    .replaceAll(
      /(?<!\p{L})(?:gro(?:ß|ss)(?:es)?|klein(?:es)?|dann|und|mit|am|anfang|ich|glaube|ähm?|also|noch ein|schreibt man)(?!\p{L})/gu,
      ' ',
    );
  const words = plain.replaceAll('ß', 'ss').match(/\p{L}+|\d+/gu) ?? [];
  const letters = words.map(letterOf);
  if (words.length < 2 || letters.includes(undefined)) return null;
  return letters.join('');
}
