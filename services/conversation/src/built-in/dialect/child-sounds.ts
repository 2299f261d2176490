/** How small children sound what they cannot say yet, and how it is written; the likelier first. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^[ßs](?=[lmnrw])/u, 'sch'],
  [/ß(?=e|$)/u, 'sch'],
  [/^t(?=[aouäöülrn])/u, 'k'],
  [/^d(?=[aeiouäöülr])/u, 'g'],
  [/^w(?=[aeiouäöü])/u, 'r'],
  [/(?<=^(?:[bdfgkpt]|sch|st|sp))[wl](?=[aeiouäöü])/u, 'r'],
  [/^(?=[pt])/u, 's'],
  [/^(?=[lmnrw])/u, 'sch'],
  [/(?<=[aeiouäöürln])d(?=[aeiouäöü])/u, 'g'],
  [/(?<=[aeiouäöürlns])t(?=[aeiouäöü]|$)/u, 'k'],
  [/^f(?=[aeiouäöülr])/u, 'pf'],
  [/^[zß]/u, 's'],
  [/(?<=^(?:[bdfgkpt]|sch|st|sp))(?=[aeiouäöü])/u, 'r'],
  [/(?<=^(?:[bdfgkp]|sch))(?=[aeiouäöü])/u, 'l'],
  [/(?<=[aeiouäöü])w(?=[aeiouäöü])/u, 'r'],
  [/s(?=e|en|$)/u, 'sch'],
  [/^h(?=[aeiouäöü])/u, 'k'],
];
const FEWEST_LETTERS = 4;
const MOST_CHANGES = 2;
const BEHIND_ARTICLE = /(?<!\p{L})(?:der|die|das|den|dem|eine?[nmr]?) $/u;

/**
 * Writes words that no book has as those a small child cannot say yet: "slafen" as "schlafen", "diraffe" as
 * "giraffe". Who says one sound for another does so in every word: behind an article a word of books is
 * meant otherwise, too, where it is no noun. Asked only where the words as they were said are not understood.
 */
export function createChildSoundWriter(
  isWord: (word: string) => boolean,
  isNoun: (word: string) => boolean,
): (text: string) => string {
  function meantBy(word: string): { meant: string; changes: readonly number[] } | undefined {
    let spelt: { meant: string; changes: readonly number[] }[] = [{ meant: word, changes: [] }];
    for (let change = 0; change < MOST_CHANGES; change += 1) {
      spelt = spelt.flatMap(({ meant, changes }) =>
        SOUNDS.flatMap(([sound, written], at) =>
          sound.test(meant)
            ? [{ meant: meant.replace(sound, written), changes: [...changes, at] }]
            : [],
        ),
      );
      const found = spelt.find((one) => isWord(one.meant));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  return (text) => {
    const habits = new Set<number>();
    const written = text.replaceAll(/\p{L}+/gu, (word) => {
      if (word.length < FEWEST_LETTERS || word !== word.toLowerCase() || isWord(word)) return word;
      const found = meantBy(word);
      for (const change of found?.changes ?? []) habits.add(change);
      return found?.meant ?? word;
    });
    return written.replaceAll(/\p{L}{4,}/gu, (word, at: number) => {
      if (isNoun(word) || !BEHIND_ARTICLE.test(written.slice(0, at))) return word;
      const other = [...habits]
        .map((habit) => SOUNDS[habit])
        .flatMap((rule) => (rule?.[0].test(word) ? [word.replace(rule[0], rule[1])] : []))
        .find(isNoun);
      return other ?? word;
    });
  };
}
