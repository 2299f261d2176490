import type { DraftOrder, WordsBody } from '@lux/contracts/classroom/material.ts';
import { MaterialWord } from '@lux/contracts/classroom/material.ts';
import type { Language } from '../story-writer/language/create-language.ts';
import { readSentences } from './read-text.ts';

type AgeGroup = DraftOrder['ageGroup'];

/** Letters of a word that is worth spelling at this age. */
const LENGTHS: Record<AgeGroup, readonly [number, number]> = {
  small: [3, 8],
  medium: [4, 12],
  large: [5, 18],
};
/** Nothing to spell: units, and words of every text. */
const PLAIN = new Set(
  'Jahr Mal Ende Art Teil Beispiel Meter Zentimeter Kilometer Gramm Kilogramm Stunde Minute Prozent Grad Ding Sache'.split(
    ' ',
  ),
);

interface FoundWord {
  word: string;
  source: string;
  isEasy: boolean;
}

/** Nouns of the text in the form in which children learn them, the common ones first for the youngest. */
export function draftWords(
  { text, ageGroup, count }: DraftOrder,
  language: Language,
): { body: WordsBody; sources: string[] } {
  const [shortest, longest] = LENGTHS[ageGroup];
  const found = new Map<string, FoundWord>();
  for (const sentence of readSentences(text)) {
    for (const said of sentence.words) {
      const word = nounIn(said, language);
      if (word === null || found.has(word)) continue;
      if (word.length < shortest || word.length > longest || PLAIN.has(word)) continue;
      if (!MaterialWord.safeParse({ word }).success) continue;
      found.set(word, { word, source: sentence.text, isEasy: language.isCommon(word) });
    }
  }
  const words = [...found.values()];
  const isFirst = ({ isEasy }: FoundWord) => isEasy || ageGroup === 'large';
  const chosen = [...words.filter(isFirst), ...words.filter((one) => !isFirst(one))].slice(
    0,
    count,
  );
  return {
    body: { words: chosen.map(({ word }) => ({ word })) },
    sources: chosen.map(({ source }) => source),
  };
}

/** "Stacheln" is learnt as "Stachel"; names and what begins a sentence by chance are no nouns. */
function nounIn(said: string, language: Language): string | null {
  if (!/^\p{Lu}\p{Ll}+$/u.test(said) || language.isFunctionWord(said)) return null;
  const noun = language.noun(said);
  if (!noun) return null;
  const small = said.toLowerCase();
  const isOther = language.finite(small).length > 0 || language.isAdjective(small);
  if (isOther && noun.lemma !== said) return null;
  return noun.lemma;
}
