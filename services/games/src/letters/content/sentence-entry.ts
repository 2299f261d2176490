import { LettersContent } from '@lux/contracts/games/letters-content.ts';

const Sentence = LettersContent.shape.sentences.element;

/** An entry of `data/letters/sentences.yaml`; without a theme it is for every child. */
export const SentenceEntry = Sentence.extend({
  id: Sentence.shape.id.regex(/^sentence-\d{3}$/),
  theme: Sentence.shape.theme.default(null),
}).strict();
