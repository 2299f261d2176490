import { ENDINGS, withEnding } from './endings.ts';
import type { CompoundParts } from './load-compound-parts.ts';

/** One word of a compound, how it sounds, and the letters that link it to the next one. */
export interface CompoundWord {
  word: string;
  sounds: string;
  link: string;
}

interface Found {
  words: CompoundWord[];
  cost: number;
}

const SHORTEST_WORD = 5;
const LONGEST_WORD = 40;
const SHORTEST_PART = 2;
const LONGEST_PART = 20;
/** The cheapest way to read a word is the one with the fewest and the longest parts. */
const COST = { part: 10, link: 2, short: 3, opening: 4, ending: 3 };
/** What stands before each linking letter. */
const LINKED: Readonly<Record<string, RegExp>> = {
  '': /$/,
  s: /(?:[^aeiouäöüysßxz]|ie|ei)$/,
  es: /[^aeiouäöüy]$/,
  n: /(?:e|er|el)$/,
  en: /[^aeiouäöüy]$/,
  er: /[^aeiouäöüyr]$/,
};
const LINKS = Object.entries(LINKED);
/** Endings of a last word that the list of words leaves out: "Kehlchen", "Lehrerinnen". */
const LAST_ENDINGS = ENDINGS.filter(([ending]) => /^(?:innen|in|chen|s|n)$/.test(ending));

/** What may not stand before a last word: "Bücherei" and "Laufende" are no compounds. */
const NOT_BEFORE: Readonly<Record<string, RegExp>> = {
  ei: /(?<!hühn|ost)er$/,
  ende: /(?<!en|[dghtz]s|anz|ahr|eil)$/,
  enden: /(?<!en|[dghtz]s|anz|ahr|eil)$/,
  endes: /(?<!en|[dghtz]s|anz|ahr|eil)$/,
};
/** "Überschrift" is stressed on its first word, "Übersetzung" is not. */
const WEAK_OPENING = /^(?:über|unter|wieder)\p{L}*(?:ung|ungen|en)$/u;

const costOf = (part: string) => COST.part + (part.length <= 3 ? COST.short : 0);

function lastWord(parts: CompoundParts, word: string): Found | null {
  const known = parts.get(word);
  if (known?.isLast)
    return { words: [{ word, sounds: known.sounds, link: '' }], cost: costOf(word) };
  for (const [ending, endingSounds] of LAST_ENDINGS) {
    const stem = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || stem.length < SHORTEST_PART) continue;
    const whole = parts.get(stem) ?? (ending === 'chen' ? parts.get(`${stem}e`) : undefined);
    if (!whole?.isLast) continue;
    const sounds = withEnding(
      stem,
      whole.sounds.replace(/@$/, ending === 'chen' ? '' : '@'),
      ending,
      endingSounds,
    );
    return { words: [{ word, sounds, link: '' }], cost: costOf(stem) + COST.ending };
  }
  return null;
}

/**
 * The words a German compound is made of: "haus", "tür", "schloss"; null where it is none, or is
 * known as one word. In small letters.
 */
export function splitCompound(parts: CompoundParts, word: string): CompoundWord[] | null {
  if (word.length < SHORTEST_WORD || word.length > LONGEST_WORD || parts.has(word)) return null;
  if (WEAK_OPENING.test(word)) return null;
  /** The best way to read the letters from each place to the end; filled from the end. */
  const ways: (Found | null)[] = [];
  for (let from = word.length - SHORTEST_PART; from >= 0; from -= 1) ways[from] = bestFrom(from);
  return ways[0]?.words ?? null;

  function bestFrom(from: number): Found | null {
    let best = from > 0 ? lastWord(parts, word.slice(from)) : null;
    for (let to = from + SHORTEST_PART; to < Math.min(word.length, from + LONGEST_PART); to += 1) {
      const first = word.slice(from, to);
      const known = parts.get(first);
      if (!known?.isFirst || (known.isOpening && !known.isLast && from > 0 && first.length < 3))
        continue;
      for (const [link, before] of LINKS) {
        const next = ways[to + link.length];
        if (!next || !word.startsWith(link, to) || !before.test(first)) continue;
        if (link && !known.isLast) continue;
        if (NOT_BEFORE[next.words[0]?.word ?? '']?.test(first + link)) continue;
        const cost =
          costOf(first) +
          (link ? COST.link : 0) +
          (known.isOpening ? COST.opening : 0) +
          (known.isOpening && from > 0 ? COST.opening : 0) +
          next.cost;
        if (best && best.cost <= cost) continue;
        best = { words: [{ word: first, sounds: known.sounds, link }, ...next.words], cost };
      }
    }
    return best;
  }
}
