import { applyRules, type Rule } from './rule.ts';

/** How the letters are called, so that every voice says "Ha", not "h". */
const NAMES: Readonly<Record<string, string>> = {
  ...{ a: 'A', b: 'Be', c: 'Ze', d: 'De', e: 'E', f: 'Eff', g: 'Ge', h: 'Ha', i: 'I', j: 'Jott' },
  ...{ k: 'Ka', l: 'Ell', m: 'Emm', n: 'Enn', o: 'O', p: 'Pe', q: 'Ku', r: 'Err', s: 'Ess' },
  ...{ t: 'Te', u: 'U', v: 'Vau', w: 'We', x: 'Ix', y: 'Üpsilon', z: 'Zett' },
  ...{ ä: 'Ä', ö: 'Ö', ü: 'Ü', ß: 'Eszett' },
};

/** The name of a letter; of anything else, itself. */
export function letterName(letter: string): string {
  return NAMES[letter.toLowerCase()] ?? letter;
}

/** "ISS" is "I-Ess-Ess": one word, so that nothing is heard between its letters. */
export function spellWord(word: string): string {
  return [...word].map(letterName).join('-');
}

/** Capitals with a vowel that are spelled all the same. */
const SPELLED = new Set(
  (
    'ISS EU USA UN ARD ICE IC EC AC DNA RNA DNS EKG EEG EM WM AG KI UV UKW USB EDV ADAC IT SUV URL ' +
    'AOK AKW AB LED REM OLED ABC BRD DDR GPS ESA NGO IQ UK RE OP WWW MRT CT ' +
    'CO AI FBI CIA HIV LKA BKA'
  ).split(' '),
);
/** Capitals that are said like a word. */
const WORDS: Readonly<Record<string, string>> = {
  OK: 'okay',
  LUX: 'Lux',
  WLAN: 'We-Lahn',
  CERN: 'Zern',
  LEDS: 'Ell-E-Des',
};

function sayCapitals(word: string): string {
  const known = WORDS[word];
  if (known) return known;
  if (SPELLED.has(word) || (word.length <= 5 && !/[AEIOUÄÖÜY]/u.test(word))) return spellWord(word);
  return word.charAt(0) + word.slice(1).toLowerCase();
}

/** Letters after one another: "H, u, n, d", "H-u-n-d", "B A U M", "S c h u l e". */
const SPELLING = /(?<![\p{L}\p{N}'’])\p{L}(?:(?:, ?| ?[-–] ?| )\p{L}(?![\p{L}\p{N}]))+/gu;

const letterRules: readonly Rule[] = [
  [/(?<!\p{L})CO2(?![\p{L}\d])/gu, 'Ze-O-zwei'],
  [/(?<!\p{L})H2O(?![\p{L}\d])/gu, 'Ha-zwei-O'],
  [/(?<=\d)(?=\p{L}(?!\p{L}))/gu, ' '],
  [/(?<=(?<!\p{L})\p{L})(?=\d)/gu, ' '],
  [SPELLING, (letters) => (letters.match(/\p{L}/gu) ?? []).map(letterName).join(', ')],
  [
    /(?<![\p{L}\p{N}-])(\p{Lu}{2,})s?(?![\p{Ll}\p{N}])(?!\.\p{L})/gu,
    (_, word) => sayCapitals(word),
  ],
  [
    /(?<![\p{L}\p{M}'’.-])(\p{L})(?![\p{L}\p{M}'’-]|\.\s?\p{L}\.)/gu,
    (_, letter) => letterName(letter),
  ],
];

/** The answers to choose from, "A) der Hund": each begins anew. */
export const choiceRules: readonly Rule[] = [
  [/(?<=^|[\s,;:])\(?([A-Da-d])\)\s*/gu, (_, letter) => `… ${letterName(letter)}: `],
];

/** Letters and capitals as they are said; the rest stays as it is. */
export function sayLetters(text: string): string {
  return applyRules(text, letterRules);
}

const ALL_NAMES = new Set(Object.values(NAMES));

/** Whether this is the name of a letter, as `letterName` writes it. */
export function isLetterName(word: string): boolean {
  return ALL_NAMES.has(word);
}
