import type { MaterialKind } from '@lux/contracts/classroom/material.ts';
import type { Language } from '../story-writer/language/create-language.ts';
import { readSentences } from './read-text.ts';

const MOST_CHARACTERS = 60;
const NAMES: Record<MaterialKind, string> = {
  quiz: 'Quiz',
  words: 'Wörter',
  text: 'Text',
  topic: 'Thema',
};

/** A headline of the text, or the thing it speaks of most. */
export function findTitle(kind: MaterialKind, text: string, language: Language): string {
  const [first = '', ...others] = text.trim().split('\n');
  const headline = first.trim();
  const isHeadline =
    others.length > 0 &&
    /^[\p{L}\p{N}].*[^.,;]$/u.test(headline) &&
    headline.length <= MOST_CHARACTERS;
  const about = isHeadline ? headline : nameMostSaid(text, language);
  if (about === null) return NAMES[kind];
  return kind === 'quiz' || kind === 'words' ? `${NAMES[kind]}: ${about}` : about;
}

function nameMostSaid(text: string, language: Language): string | null {
  const counts = new Map<string, number>();
  for (const { words } of readSentences(text)) {
    for (const word of words.filter(
      (one) => /^\p{Lu}/u.test(one) && !language.isFunctionWord(one),
    )) {
      const noun = language.noun(word);
      const name = noun ? ((noun.isPlural ? noun.plural : noun.lemma) ?? noun.lemma) : word;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  return best?.[0] ?? null;
}
