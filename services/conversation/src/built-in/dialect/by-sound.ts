/** How dialects sound a word, and how it is written. One of these is often enough, some words need two. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/sch(?=[tp])/u, 's'],
  [/^g(?=[bdfhklmnprstvwz])/u, 'ge'],
  [/^j(?=\p{L}{3})/u, 'g'],
  [/(?<=[^aeiouäöü])a$/u, 'en'],
  [/(?<=[^aeiouäöü])a$/u, 'er'],
  [/(?<=[^aeiouäöü])a$/u, 'e'],
  [/(?<=[^aeiouäöüe])n$/u, 'en'],
  [/(?<=[^aeiouäöül])l$/u, 'el'],
  [/(?<=\p{L}{3})(?:erl|le|li|la)$/u, ''],
  [/ua/u, 'u'],
  [/ia/u, 'ie'],
  [/oa/u, 'ei'],
  [/oi/u, 'ei'],
  [/oo/u, 'au'],
  [/ee/u, 'ei'],
  [/üa/u, 'ü'],
  [/ii/u, 'ei'],
  [/uu/u, 'au'],
  [/üü/u, 'eu'],
  [/ou/u, 'o'],
  [/(?<=\p{L}{3})(?:sch|ch)$/u, 'ig'],
  [/(?<=\p{L}{3})sch$/u, 's'],
  [/b$/u, 'p'],
  [/^f(?=u)/u, 'v'],
  [/(?<=[^aeiouäöünt])$/u, 'e'],
];
const FEWEST_LETTERS = 5;
const MOST_CHANGES = 2;

/**
 * Writes words that no book has as one that books have, where only the sound of a dialect lies between:
 * "herbscht" as "herbst", "salzsch" as "salzig", "gwusst" as "gewusst". All other words stay.
 */
export function createSoundWriter(isWord: (word: string) => boolean): (text: string) => string {
  function bookOf(word: string): string {
    let spelt = [word];
    for (let change = 0; change < MOST_CHANGES; change += 1) {
      spelt = spelt.flatMap((one) =>
        SOUNDS.flatMap(([sound, written]) => (sound.test(one) ? one.replace(sound, written) : [])),
      );
      const found = spelt.find(isWord);
      if (found !== undefined) return found;
    }
    return word;
  }

  return (text) =>
    text.replaceAll(/\p{L}+/gu, (word) => {
      if (word.length < FEWEST_LETTERS || word !== word.toLowerCase() || isWord(word)) return word;
      return bookOf(word);
    });
}
