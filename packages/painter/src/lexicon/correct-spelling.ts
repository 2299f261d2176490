import { editDistance } from '@lux/german-text/edit-distance.ts';
import { foldWord } from '@lux/german-text/fold-letters.ts';
import { isCommonWord } from './common-words.ts';
import type { DrawingWords, LexiconEntry } from './drawing-words.ts';
import { soundOf } from './sound-of.ts';

/**
 * The one word a child most likely meant to write ("Drahce", "Elefand"), or undefined when none or
 * several different drawings are equally near. Short words change meaning too easily: from five
 * letters one edit is forgiven, from eight letters two.
 */
export function correctSpelling(lexicon: DrawingWords, word: string): LexiconEntry | undefined {
  if (isCommonWord(word)) return undefined;
  const folded = foldWord(word);
  if (folded.length < 5) return soundsLike(lexicon, word);
  let limit = folded.length >= 8 ? 2 : 1;
  let near: LexiconEntry[] = [];
  for (const [spelling, entry] of lexicon.spellings) {
    if (spelling[0] !== folded[0] || entry.hexcodes.length === 0) continue;
    const distance = editDistance(folded, spelling, { allowsSwaps: true, limit });
    if (distance > limit) continue;
    if (distance < limit) near = [];
    limit = distance;
    near.push(entry);
  }
  const drawings = new Set(near.map((entry) => entry.hexcodes.join()));
  return drawings.size === 1 ? near[0] : soundsLike(lexicon, word);
}

const sounds = new WeakMap<DrawingWords['spellings'], Map<string, LexiconEntry>>();

/** A word that sounds the same: "fogel", "rita". */
function soundsLike({ spellings }: DrawingWords, word: string): LexiconEntry | undefined {
  if (word.length < 3) return undefined;
  let known = sounds.get(spellings);
  if (!known) {
    known = new Map();
    for (const entry of spellings.values()) {
      const key = soundOf(entry.label);
      if (entry.rank === 0 && entry.hexcodes.length > 0 && !known.has(key)) known.set(key, entry);
    }
    sounds.set(spellings, known);
  }
  const single = word.replace(/(?<=..)(?:en|n|e|s)$/u, '');
  return (
    known.get(soundOf(word)) ??
    known.get(soundOf(word.replace(/n$/u, ''))) ??
    (word.length > 4 ? known.get(soundOf(single)) : undefined)
  );
}
