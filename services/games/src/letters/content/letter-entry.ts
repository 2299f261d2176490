import { LettersContent } from '@lux/contracts/games/letters-content.ts';

const Letter = LettersContent.shape.letters.element;

/** An entry of `data/letters/letters.yaml`: most letters are heard at the start of their word. */
export const LetterEntry = Letter.extend({
  place: Letter.shape.place.default('start'),
  similar: Letter.shape.similar.default([]),
  alike: Letter.shape.alike.default([]),
}).strict();
