const CYRILLIC =
  'а:a б:b в:v г:g ґ:g д:d ђ:dj е:e є:ye ё:yo ж:zh з:z и:i і:i ї:yi й:y ј:j к:k л:l љ:lj м:m н:n њ:nj о:o п:p р:r с:s т:t ћ:c у:u ф:f х:h ц:ts ч:ch џ:dz ш:sh щ:sch ъ: ы:y ь: э:e ю:yu я:ya';
const ARABIC =
  "ا:a أ:a إ:i آ:a ء:' ئ:' ؤ:' ب:b پ:p ت:t ث:th ج:j چ:ch ح:h خ:kh د:d ذ:z ر:r ز:z ژ:zh س:s ش:sh ص:s ض:d ط:t ظ:z ع:' غ:gh ف:f ق:q ک:k ك:k گ:g ل:l م:m ن:n ه:h ة:a و:w ی:y ي:y ى:a";

const latinOf = new Map(
  `${CYRILLIC} ${ARABIC}`.split(' ').map((pair): [string, string] => {
    const [letter = '', latin = ''] = pair.split(':');
    return [letter, latin];
  }),
);
const OTHER_SCRIPT = /[\u0400-\u04ff\u0600-\u06ff]/u;

/** Figures that stand for letters where Arabic is typed on a Latin keyboard ("ba3ref", "7abibi"). */
const CHAT_FIGURES: Record<string, string> = {
  2: "'",
  3: "'",
  5: 'kh',
  6: 't',
  7: 'h',
  8: 'gh',
  9: 's',
};

/** A word of Cyrillic or Arabic letters as it is typed on a phone with Latin ones. */
export function romanise(word: string): string {
  if (!OTHER_SCRIPT.test(word)) return word;
  return [...word].map((letter) => latinOf.get(letter) ?? letter).join('');
}

/**
 * The consonants of a word, the same for "بيضربني" and "byidrabni", "бьет" and "bjot": vowels are not
 * written in Arabic, and everybody types them differently. Empty where too few are left to tell.
 */
export function consonantsOf(word: string): string {
  const latin = romanise(word).replace(/[2356789]/g, (figure) => CHAT_FIGURES[figure] ?? figure);
  const bones = latin
    .replace(/kh|ch|x/g, 'h')
    .replace(/gh|q/g, 'g')
    .replace(/zh/g, 'z')
    .replace(/sch|sh/g, 's')
    .replace(/c/g, 's')
    .replace(/[aeiouywj']/g, '')
    .replace(/(.)\1+/gu, '$1');
  return bones.length >= 2 ? bones : '';
}
