import type { Lexicon } from '../lexicon/create-lexicon.ts';

/** Spellings that do not sound as German ones do: no rhyme is looked for. */
const FOREIGN =
  /ea|ou|oi|sh|ow|igh|oy|ai[rn]e|eau|[^aeiou]y$|ys$|ey$|^j(?:ob|azz|eans)|c(?![hk])|é|è|gn(?!e[rt])|que|handy|team|computer|age$|oo[kdlmt]$/;
const NOT_FOREIGN = /boot$/;
const NUCLEUS = /(?:aa|ee|oo|ai|ei|au|äu|eu|ie|[aeiouyäöü])h?/g;
const WEAK_ENDING =
  /(?<=.)(?:(?<![ei])e|en|er|el|em|eln|ern|est|et|end|es|ung|ig|lich|isch|chen|lein|nis|erin|ungen)$/;
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/äu/g, 'eu'],
  [/ai/g, 'ei'],
  [/y/g, 'ü'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/chs|cks|ks|gs(?=$)/g, 'x'],
  [/dt/g, 't'],
  [/ck/g, 'kk'],
  [/tz/g, 'zz'],
  [/ts/g, 'z'],
  [/qu/g, 'kw'],
  [/v/g, 'f'],
  [/ß/g, 'ss'],
  [/ig$/g, 'ich'],
];
/** Long though two consonants follow, or before ch, where spelling does not tell. */
const LONG =
  /(?:mond|obst|pferd|herd|erde|werd|wert|kloster|trost|ostern|husten|pusten|[bgtz]art$|zarte|arzt|buch|tuch|kuchen|such|fluch|^hoch|nach$|geruch|krebs|keks|vogt|jagd|magd|papst|wüst|düster|höchst|nächst|rätsel|adler)/;
/** Short though only one consonant follows. */
const SHORT =
  /^(?:ab|an|am|in|im|um|mit|bis|hat|das|was|es|man|bin|hin|ob|von|ins|zum|vom|grog|job|chef|tip|top|hip|pop|hit|kap|up|ananas|kürbis|bus|april|hotel|kapitel|mais|fit|rum|hop|gebiet)$/;

/**
 * The sound of a word from its last stressed vowel on: two words that share it rhyme. Null where the
 * spelling does not tell how a word sounds.
 */
export function rhymePart(lexicon: Lexicon, word: string): string | null {
  const small = word.toLowerCase();
  if (FOREIGN.test(small) && !NOT_FOREIGN.test(small)) return null;
  const weak = WEAK_ENDING.exec(small)?.[0] ?? '';
  const base = small.slice(0, small.length - weak.length);
  const nuclei = [...(base.match(/[aeiouyäöü]/) && weak ? base : small).matchAll(NUCLEUS)].filter(
    (found) => !(found[0].startsWith('u') && small[found.index - 1] === 'q'),
  );
  // "Auto" and "Sofa" are stressed before their last vowel.
  const isOpen = weak === '' && nuclei.length > 1 && /[^aeiouäöü][aiou]$/.test(small);
  const nucleus = nuclei.at(isOpen ? -2 : -1);
  if (!nucleus) return null;
  const vowel = nucleus[0];
  const after = small.slice(nucleus.index + vowel.length);
  const core = vowel.replace(/h$/, '');
  const isHBetween = vowel.endsWith('h') && /^[aeiou]/.test(after);
  const tail = isHBetween ? `h${after}` : after;
  return sound(core, vowel !== core, tail, { word: small, lexicon });
}

function sound(
  core: string,
  isLengthened: boolean,
  tail: string,
  { word, lexicon }: { word: string; lexicon: Lexicon },
): string {
  // The soft s of "Nase" is another one than that of "Straße".
  let rest = tail.replace(/^s(?=[aeiou])/, 'ſ');
  for (const [pattern, replacement] of SOUNDS) rest = rest.replace(pattern, replacement);
  const cluster = /^[^aeiouäöü]*/.exec(rest)?.[0] ?? '';
  const isDiphthong = /^(?:ei|au|eu|ai|äu)$/.test(core);
  const isLong =
    isDiphthong ||
    isLengthened ||
    isLongBefore(core, tail.startsWith('ß') ? 'ß' : cluster, rest, word, lexicon);
  let vowel = core.replace('ai', 'ei').replace('äu', 'eu').replace('y', 'ü');
  if (vowel === 'ie') vowel = 'i';
  vowel = vowel.replace(/^([aeo])\1$/, '$1');
  if (!isLong) vowel = vowel.replace('ä', 'e');
  else if (!isDiphthong) vowel = `${vowel}:`;
  const plain = rest.replace(/([^aeiouäöü:])\1/g, '$1').replace(/^h(?=e)/, '');
  // At the end of a word b, d and g are spoken hard.
  const ending = plain
    .replace(/b(?=s?t?$)/, 'p')
    .replace(/d(?=s?$)/, 't')
    .replace(/(?<!n)g(?=s?t?$)/, 'k');
  return vowel + ending;
}

function isLongBefore(
  core: string,
  cluster: string,
  rest: string,
  word: string,
  lexicon: Lexicon,
): boolean {
  if (/^(?:ie|aa|ee|oo)$/.test(core) || cluster === '') return true;
  if (LONG.test(word) || cluster.startsWith('ß')) return true;
  if (cluster === 'ch' || cluster === 'sch' || cluster === 'x') return false;
  if (cluster.length > 1) return false;
  if (/[aeiouäöü]/.test(rest) || SHORT.test(word)) return !SHORT.test(word);
  // "Bus, Busse" is short, "Weg, Wege" long: the plural tells.
  const plural = lexicon.noun(word)?.plural?.toLowerCase();
  const stem = word.slice(-1);
  return !(plural?.includes(stem + stem) ?? false);
}
