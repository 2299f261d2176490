import { writeFileSync } from 'node:fs';
import { readWeights, weightsUrl } from '../../classifier/weights-file.ts';
import { encodeWeights } from '../encode-weights.ts';
import { trainingFingerprint } from '../read-training.ts';
import { learnPersonal } from './learn-personal.ts';

/** Trains `personal.bin` alone; the thresholds of the other heads are those of `sentences.bin`. */
const { header } = readWeights('sentences.bin');
const { hashes, head, level } = learnPersonal();
const bytes = encodeWeights(
  {
    fingerprint: trainingFingerprint('personal'),
    calibrations: header.calibrations,
    thresholds: { ...header.thresholds, personal: level },
    bits: 8,
  },
  hashes,
  [head],
);
writeFileSync(weightsUrl('personal.bin'), bytes);
console.log(`names and towns: hidden from ${level.toFixed(2)} on, ${bytes.length / 1e3} kB`);
