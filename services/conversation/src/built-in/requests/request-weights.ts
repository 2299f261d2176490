import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { decodeWeights, type Weights } from '@lux/german-text/classifier/weights-file.ts';

export const tasksUrl = new URL('../../../data/desks/request-tasks.bin', import.meta.url);
export const wordsUrl = new URL('../../../data/desks/request-words.bin', import.meta.url);

const patternsUrl = new URL('../../../data/desks/requests.txt', import.meta.url);
export const readPatternsText = () => readFileSync(patternsUrl, 'utf8');
export const patternsFingerprint = () =>
  createHash('sha1').update(readPatternsText()).digest('hex');

/** What `train/main.ts` has learnt: which task a sentence sets, and which of its words are asked of. */
export const readRequestWeights = (): { tasks: Weights; words: Weights } => ({
  tasks: decodeWeights(readFileSync(tasksUrl)),
  words: decodeWeights(readFileSync(wordsUrl)),
});
