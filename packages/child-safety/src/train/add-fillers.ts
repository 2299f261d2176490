import type { TrainingSentence } from './read-training.ts';

const OPENINGS = [
  'hallo lux',
  'du lux',
  'lux',
  'ähm also',
  'hallo lux ich wollte dir mal sagen',
  'weißt du was',
  'ich muss dir was sagen',
  'ich hab mal eine frage',
  'sag mal',
  'also',
  'darf ich dir was erzählen',
  'hey',
];
const CLOSINGS = ['', '', 'das ist so', 'weißt du', 'ok', 'bitte', 'und so', 'ja'];
/** Every so many sentences get a copy. */
const EVERY = { training: 5, corpus: 2 };

/** Copies with what children say around a thing, so that it changes nothing. */
export function withFillers(sentences: readonly TrainingSentence[]): TrainingSentence[] {
  const copies = sentences
    .map((sentence, at) => ({ sentence, at }))
    .filter(({ sentence, at }) => sentence.language === 'de' && at % EVERY[sentence.from] === 0)
    .map(({ sentence, at }): TrainingSentence => {
      const opening = OPENINGS[at % OPENINGS.length];
      const closing = CLOSINGS[at % CLOSINGS.length];
      return {
        ...sentence,
        text: `${opening} ${sentence.text} ${closing}`.trim(),
        original: sentence.text,
      };
    });
  return [...sentences, ...copies];
}
