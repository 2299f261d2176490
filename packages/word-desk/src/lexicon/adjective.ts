const IRREGULAR: Readonly<Record<string, readonly [string, string]>> = {
  gut: ['besser', 'am besten'],
  viel: ['mehr', 'am meisten'],
  gern: ['lieber', 'am liebsten'],
  gerne: ['lieber', 'am liebsten'],
  hoch: ['höher', 'am höchsten'],
  nah: ['näher', 'am nächsten'],
  nahe: ['näher', 'am nächsten'],
  groß: ['größer', 'am größten'],
  bald: ['eher', 'am ehesten'],
  oft: ['öfter', 'am häufigsten'],
  wenig: ['weniger', 'am wenigsten'],
};
const WITH_UMLAUT = new Set(
  'alt arm hart jung kalt klug krank kurz lang scharf schwach schwarz stark warm gesund dumm grob rot'.split(
    ' ',
  ),
);
/** Words that have no degrees: nothing is "toter". */
const WITHOUT = new Set(
  'tot schwanger einzig lila rosa orange pink türkis viereckig dreieckig rund ledig schriftlich mündlich täglich nackt kostenlos halb ganz leer schwimmend quadratisch stumm'
    .split(' ')
    .filter((word) => !['rund', 'leer', 'stumm'].includes(word)),
);
const UMLAUTS: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' };

/** "schneller, am schnellsten"; null where a word has no degrees. */
export function compareAdjective(word: string): readonly [string, string] | null {
  if (WITHOUT.has(word)) return null;
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  const stem = WITH_UMLAUT.has(word)
    ? word.replace(/[aou](?=[^aeiou]*$)/, (letter) => UMLAUTS[letter] ?? letter)
    : word;
  const comparative = /el$/.test(stem)
    ? `${stem.slice(0, -2)}ler`
    : /(?:au|eu)er$/.test(stem)
      ? `${stem.slice(0, -2)}rer`
      : stem.endsWith('e')
        ? `${stem}r`
        : `${stem}er`;
  const needsE = /(?:[dtsßxz]|sch)$/.test(stem) && !/(?:isch|[^aeiouäöü]end|[^ge]et)$/.test(stem);
  return [comparative, `am ${stem.replace(/e$/, '')}${needsE ? 'e' : ''}sten`];
}
