import { readFileSync } from 'node:fs';
import { decodeWeights } from '@lux/german-text/classifier/weights-file.ts';
import { readingLabels } from './reading-labels.ts';

export const weightsUrl = new URL('../../weights/reader.bin', import.meta.url);

/** @throws where the file is missing, cut off or knows other labels: `npm run train -w @lux/knowledge`. */
export const readWeights = () => decodeWeights(readFileSync(weightsUrl), readingLabels);
