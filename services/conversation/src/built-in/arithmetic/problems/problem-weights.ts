import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { decodeWeights, type Weights } from '@lux/german-text/classifier/weights-file.ts';

export const problemsUrl = new URL('../../../../data/desks/problems.bin', import.meta.url);
const patternsUrl = new URL('../../../../data/desks/problems.txt', import.meta.url);
export const readProblemPatterns = () => readFileSync(patternsUrl, 'utf8');
export const problemsFingerprint = () =>
  createHash('sha1').update(readProblemPatterns()).digest('hex');
export const readProblemWeights = (): Weights => decodeWeights(readFileSync(problemsUrl));
