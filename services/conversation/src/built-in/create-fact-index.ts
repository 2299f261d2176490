import MiniSearch from 'minisearch';
import type { Fact } from './fact.ts';
import { createWordReader } from './search/create-word-reader.ts';
import { plainWords } from './search/plain-words.ts';
import { questionKind } from './search/question-kind.ts';
import type { WordFormsFile } from './word-forms-file.ts';

const LIGHT_WORD_VALUE = 0.3;

/** Prepares the facts for `findFact`; takes some 100 ms for 400 facts, done once. */
export function createFactIndex(facts: Fact[], wordForms: WordFormsFile) {
  const words = createWordReader(wordForms);
  words.collect(facts.flatMap(({ questions, keywords }) => [...questions, ...keywords]));
  const entries = new Map(
    facts.map((fact) => [
      fact.id,
      {
        fact,
        wordings: fact.questions.map((question) => ({
          stems: words.learn(question),
          plainWords: plainWords(question),
          kind: questionKind(question),
        })),
        keywords: new Set(fact.keywords.flatMap((keyword) => words.learn(keyword))),
      },
    ]),
  );
  // Words of the answers are real words, not misheard ones, but nobody asks for them.
  for (const { answer } of facts) words.learn(answer, false);

  const search = new MiniSearch<{ id: string; questions: string; keywords: string }>({
    fields: ['questions', 'keywords'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  search.addAll(
    [...entries].map(([id, { wordings, keywords }]) => ({
      id,
      questions: wordings.flatMap(({ stems }) => stems).join(' '),
      keywords: [...keywords].join(' '),
    })),
  );

  const factsWithWord = new Map<string, number>();
  for (const { wordings, keywords } of entries.values()) {
    for (const stem of new Set([...wordings.flatMap(({ stems }) => stems), ...keywords])) {
      factsWithWord.set(stem, (factsWithWord.get(stem) ?? 0) + 1);
    }
  }
  /** Rare words say more: about 2 for a word of many facts, about 7 for one nobody knows. */
  const weight = (stem: string) =>
    (1 + Math.log((entries.size + 1) / ((factsWithWord.get(stem) ?? 0) + 1))) *
    (words.isLight(stem) ? LIGHT_WORD_VALUE : 1);

  return { entries, search, words, weight };
}

export type FactIndex = ReturnType<typeof createFactIndex>;
