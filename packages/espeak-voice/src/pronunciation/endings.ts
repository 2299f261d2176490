/** What a word may end with beside its own letters, and how that sounds. */
export const ENDINGS: readonly (readonly [ending: string, sounds: string])[] = [
  ['innen', 'In@n'],
  ['in', 'In'],
  ['nen', '@n'],
  ['ern', '3n'],
  ['en', '@n'],
  ['em', '@m'],
  ['es', '@s'],
  ['sten', 'st@n'],
  ['ste', 'st@'],
  ['er', '3'],
  ['e', '@'],
  ['n', 'n'],
  ['s', 's'],
  ['r', 'r'],
  ['t', 't'],
  ['isch', 'IS'],
  ['ische', 'IS@'],
  ['ischen', 'IS@n'],
  ['ischer', 'IS3'],
  ['isches', 'IS@s'],
  ['chen', 'C@n'],
];
/** A sound without voice at the end of a word has one before a vowel: "Gepard", "brave". */
const VOICED: Readonly<Record<string, string>> = { d: 't', b: 'p', g: 'k', v: 'f' };
const VOWEL = /^[aeiouäöüy]/;

/** The sounds of a word with its ending: "Tag" and "Tages", "brav" and "brave". */
export function withEnding(
  word: string,
  sounds: string,
  ending: string,
  endingSounds: string,
): string {
  const last = VOICED[word.at(-1) ?? ''];
  const isVoiced = VOWEL.test(ending) && last !== undefined && sounds.endsWith(last);
  const stem = isVoiced ? `${sounds.slice(0, -1)}${word.at(-1)}` : sounds;
  const joined = stem.endsWith('@') && endingSounds.startsWith('@') ? stem.slice(0, -1) : stem;
  return `${joined.endsWith('3') && VOWEL.test(ending) ? `${joined.slice(0, -1)}@r` : joined}${endingSounds}`;
}
