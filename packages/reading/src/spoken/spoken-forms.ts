import { everydayForms } from './everyday-forms.ts';
import { foldSpelling } from './fold-spelling.ts';
import { soundAlikes } from './sound-alikes.ts';
import { spellNumber } from './spell-number.ts';

const alikeOf = new Map<string, string>();
for (const group of soundAlikes) {
  const [first = ''] = group;
  for (const word of group) alikeOf.set(foldSpelling(word), foldSpelling(first));
}

const standardOf = new Map<string, readonly string[]>();
for (const [heard, meant] of Object.entries(everydayForms)) {
  standardOf.set(heard.toLowerCase(), meant);
}

/** By its sound, and the same for all words that sound alike. */
function fold(word: string): string {
  const folded = foldSpelling(word);
  return alikeOf.get(folded) ?? folded;
}

/** "geht's" as "gehtes", which "geht es" is when it is joined. */
function withoutShortEs(word: string): string[] {
  const long = word.replace(/t['’]?s$/i, 'tes');
  return long === word ? [] : [long];
}

/** How a word of a text may be said, by its sound: digits as number words, too. */
export function formsOfText(word: string): ReadonlySet<string> {
  return new Set([word, ...spellNumber(word), ...withoutShortEs(word)].map(fold));
}

/**
 * What a word of a transcript may stand for, by its sound: the word, a number in digits, the word
 * of an everyday form, and Swabian "scht" for "st".
 */
export function formsOfHeard(word: string): ReadonlySet<string> {
  const bare = word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const meant = standardOf.get(bare) ?? [];
  const forms = [word, ...spellNumber(word), ...withoutShortEs(bare), ...meant];
  if (/.scht/.test(bare)) forms.push(bare.replaceAll('scht', 'st'));
  return new Set(forms.map(fold));
}
