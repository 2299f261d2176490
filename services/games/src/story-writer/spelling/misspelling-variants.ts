/** What a child who writes as it hears leaves out, doubles or swaps; each with how surely it is that. */
const SWAPS: readonly (readonly [RegExp, string])[] = [
  // `Fahrad`, `Fahradsattel`.
  [/(?<=^fah)rad/gu, 'rrad'],
  // Short vowels: `imer`, `komen`; long ones: `dan` is in the list of typical errors.
  [/(?<=[aeiouäöü])([bdfglmnprst])(?=[aeiouäöüy]|$)/gu, '$1$1'],
  [/(?<=[aeiouäöü])([bdfglmnprst])(?=t|st)/gu, '$1$1'],
  [/([bdfglmnprst])\1/gu, '$1'],
  [/i(?!e)/gu, 'ie'],
  [/ie/gu, 'i'],
  [/ih/gu, 'ie'],
  [/ie/gu, 'ih'],
  [/([aeouäöü])(?=[lmnrt])/gu, '$1h'],
  [/([aeiouäöü])h/gu, '$1'],
  [/(?<=[^aeiouäöü])([aeo])(?=[^aeiouäöü])/gu, '$1$1'],
  [/^f/gu, 'v'],
  [/^v/gu, 'f'],
  [/^w/gu, 'v'],
  [/^v/gu, 'w'],
  [/(?<=.)f/gu, 'v'],
  [/ß/gu, 'ss'],
  [/ss/gu, 'ß'],
  [/(?<=[aeiouäöü])s(?=[aeiou]|$)/gu, 'ß'],
  [/k/gu, 'ck'],
  [/ck/gu, 'k'],
  [/kk/gu, 'ck'],
  [/zz/gu, 'tz'],
  [/z/gu, 'tz'],
  [/ts/gu, 'tz'],
  [/ts/gu, 'z'],
  [/t$/gu, 'd'],
  [/d$/gu, 't'],
  [/d(?=t|st)/gu, ''],
  [/k$/gu, 'g'],
  [/p$/gu, 'b'],
  [/g$/gu, 'k'],
  [/k(?=t|st)/gu, 'g'],
  [/p(?=t|st)/gu, 'b'],
  [/b(?=t|st)/gu, 'p'],
  // `dungel`, `Ongel`
  [/(?<=n)g(?=[aeiou])/gu, 'k'],
  [/sß|ßs/gu, 'ss'],
  [/t(?=l|s)/gu, 'd'],
  [/e/gu, 'ä'],
  [/ä/gu, 'e'],
  [/eu/gu, 'äu'],
  [/oi/gu, 'eu'],
  [/oi/gu, 'äu'],
  [/äu/gu, 'eu'],
  [/ai/gu, 'ei'],
  [/ei/gu, 'ai'],
  [/a$/gu, 'er'],
  [/(?<=.)a(?=s$|n$)/gu, 'er'],
  [/sch(?=[tp])/gu, 's'],
  [/^s(?=[lmnrw])/gu, 'sch'],
  [/sh/gu, 'sch'],
  [/isch$/gu, 'ig'],
  [/ich$/gu, 'ig'],
  [/ik$/gu, 'ig'],
  [/ks/gu, 'chs'],
  [/x/gu, 'chs'],
  [/chs/gu, 'x'],
  [/kw/gu, 'qu'],
  [/j/gu, 'y'],
  [/i/gu, 'y'],
  [/n(?=[kg])/gu, 'ng'],
  [/ng(?=k)/gu, 'n'],
  [/(?<=[^e])n$/gu, 'en'],
  [/(?<=[^aeiou])l$/gu, 'el'],
  [/(?<=[^aeiou])t$/gu, 'et'],
  [/ue/gu, 'ü'],
  [/ae/gu, 'ä'],
  [/oe/gu, 'ö'],
  [/ü/gu, 'u'],
  [/u/gu, 'ü'],
  [/a/gu, 'ä'],
  [/o/gu, 'ö'],
];

/** Each spelling one step away, small letters. */
export function variantsOf(word: string): string[] {
  const found = new Set<string>();
  for (const [pattern, by] of SWAPS) {
    for (const match of word.matchAll(pattern)) {
      const [part] = match;
      const put = part.replace(new RegExp(`^(?:${pattern.source})$`, 'u'), by);
      // Patterns with a look around do not match their part alone.
      const replaced = put === part ? by.replaceAll('$1', part.charAt(0)) : put;
      found.add(word.slice(0, match.index) + replaced + word.slice(match.index + part.length));
    }
  }
  found.delete(word);
  return [...found];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzäöüß';

/**
 * Slips of the hand: a letter too many, too few, swapped with the next. One letter instead of another is none: so
 * far apart lie other words, and `belogen` would be told to be `bewogen`.
 */
export function slipsOf(word: string): string[] {
  const found = new Set<string>(turnsOf(word));
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    if (after !== '') found.add(before + after.slice(1));
    for (const letter of LETTERS) found.add(before + letter + after);
  }
  found.delete(word);
  return [...found];
}

/** Two letters that have changed their places: `Lohc`. */
export function turnsOf(word: string): string[] {
  const found = new Set<string>();
  for (let at = 0; at < word.length - 1; at += 1) {
    found.add(word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));
  }
  found.delete(word);
  return [...found];
}
