import { foldForSearch } from '@lux/german-text/fold-letters.ts';
import { questionKind } from '@lux/knowledge/recognition/question-kind.ts';
import MiniSearch from 'minisearch';
import { z } from 'zod';
import { createWordReader } from './create-word-reader.ts';
import type { WordFormsFile } from './word-forms-file.ts';

const countWords = (text: string) => (text.match(/[\p{L}\p{N}][\p{L}\p{N}.,'’-]*/gu) ?? []).length;
const sentenceLengths = (text: string) => text.split(/(?<=[^\d][.!?…]“?)\s+/u).map(countWords);

/** One piece of knowledge as a teacher writes it in `data/facts/<topic>.yaml`. */
export const Fact = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** The same question in several wordings; the first is shown as a suggestion. */
  questions: z.array(z.string().endsWith('?')).min(2).max(6),
  /** Two to four short sentences that sound good aloud. */
  answer: z.string().min(40).max(420),
  /** The same for 5 to 8 years where the answer has long sentences: twelve words a sentence at most. */
  young: z
    .string()
    .min(20)
    .refine((text) => sentenceLengths(text).every((words) => words <= 12), 'has a long sentence')
    .refine((text) => countWords(text) <= 35, 'is too long')
    .optional(),
  keywords: z.array(z.string()).min(1),
  /** Where a teacher can look it up. */
  source: z.string().min(5),
});
export type Fact = z.infer<typeof Fact>;

/** As it is told to a child of this age. */
export const toldFact = ({ answer, young }: Fact, level: 'young' | 'older'): string =>
  level === 'young' ? (young ?? answer) : answer;

/** What a question wants to know, however it is spelt. */
export const kindOfQuestion = (question: string) => questionKind(foldForSearch(question));

/** All words of a sentence, small ones included: "in den Bauch" and "aus dem Bauch" differ only in these. */
export function plainWords(text: string): Set<string> {
  return new Set((text.match(/[\p{L}\p{N}]+/gu) ?? []).map(foldForSearch));
}

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
          kind: kindOfQuestion(question),
        })),
        keywords: new Set(fact.keywords.flatMap((keyword) => words.learn(keyword))),
      },
    ]),
  );
  // Words of the answers exist, so they are no mishearings, but they do not count as asked for.
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
  /** Inverse document frequency: about 2 for a word of many facts, about 7 for an unknown one. */
  const weight = (stem: string) =>
    (1 + Math.log((entries.size + 1) / ((factsWithWord.get(stem) ?? 0) + 1))) *
    (words.isLight(stem) ? LIGHT_WORD_VALUE : 1);

  return { entries, search, words, weight };
}

export type FactIndex = ReturnType<typeof createFactIndex>;
