import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { foldWord } from '@lux/german-text/fold-letters.ts';
import { readDrawingData } from '../read-drawing-data.ts';
import type { DrawingWords, LexiconEntry } from './drawing-words.ts';
import { wordKeys } from './word-keys.ts';

type Emoji = { label: string; hexcode: string; tags?: string[]; group?: number };

/** Groups of emojibase: 1 people, 3 nature, 4 food, 5 travel, 6 activities, 7 things. */
const groups = new Set([1, 3, 4, 5, 6, 7]);
/** No child is painted a middle finger or a cigarette. */
const neverDrawn = new Set(['1F595', '1F6AC']);
const widestTag = 14;
const genericTags = new Set(
  'gesicht person mann frau tier symbol hand menschen spiel zeichen farbe gut schlecht ohr nase mund haar weg los ja nein null'.split(
    ' ',
  ),
);

/** Reads the German names of the drawings once; lookups afterwards are map accesses. */
export function createDrawingWords(): DrawingWords {
  const byKey = new Map<string, LexiconEntry>();
  const spellings = new Map<string, LexiconEntry>();
  const add = (key: string, entry: LexiconEntry) => {
    const known = byKey.get(key);
    if (!known || entry.rank < known.rank) byKey.set(key, entry);
  };
  const addWord = (word: string, hexcodes: string[], rank: number, label = word) => {
    const folded = foldWord(word);
    const entry = { label, hexcodes, rank };
    for (const key of wordKeys(word).slice(0, 2)) {
      add(key, key === folded ? entry : { ...entry, rank: rank + 0.5 });
    }
    if (rank <= 1 && !spellings.has(folded)) spellings.set(folded, entry);
  };

  for (const [hexcodes, words] of Object.entries(
    readDrawingData<Record<string, string>>('vocabulary'),
  )) {
    const drawings = hexcodes.split(',').filter(Boolean);
    const labels = new Map<string | undefined, string>();
    for (const word of words.split(' ')) {
      const [folded, stem = folded] = wordKeys(word);
      if (!labels.has(stem)) labels.set(stem, word);
      addWord(word, drawings, 0, labels.get(stem));
    }
  }
  const tags = new Map<string, string[]>();
  for (const emoji of readEmoji()) {
    if (emoji.group === undefined || !groups.has(emoji.group)) continue;
    if (neverDrawn.has(emoji.hexcode)) continue;
    if (/^[\p{L}-]+$/u.test(emoji.label)) addWord(emoji.label, [emoji.hexcode], 1);
    for (const tag of emoji.tags ?? []) tags.set(tag, [...(tags.get(tag) ?? []), emoji.hexcode]);
  }
  for (const [tag, hexcodes] of tags) {
    if (hexcodes.length > widestTag || genericTags.has(tag) || !/^\p{L}{3,}$/u.test(tag)) continue;
    addWord(tag.charAt(0).toUpperCase() + tag.slice(1), hexcodes.slice(0, 3), 3);
  }
  return { find: (word, worstRank = 9) => findBest(byKey, word, worstRank), spellings };
}

function readEmoji(): Emoji[] {
  const file = createRequire(import.meta.url).resolve('emojibase-data/de/data.json');
  return JSON.parse(readFileSync(file, 'utf8'));
}

function findBest(byKey: Map<string, LexiconEntry>, word: string, worstRank: number) {
  let best: LexiconEntry | undefined;
  for (const key of wordKeys(word)) {
    const known = byKey.get(key);
    if (!known) continue;
    const isStem = known.rank % 1 === 0 && key !== foldWord(word);
    const entry = isStem ? { ...known, rank: known.rank + 0.5 } : known;
    if (entry.rank <= worstRank && (!best || entry.rank < best.rank)) best = entry;
  }
  return best;
}
