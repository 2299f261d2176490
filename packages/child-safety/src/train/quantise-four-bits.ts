import type { FittedHead } from '@lux/german-text/classifier/fit-softmax.ts';
import type { Head } from '@lux/german-text/classifier/linear-model.ts';
import { HIGHEST, STEPS } from '../classifier/four-bits.ts';

/** Weights as the numbers of `classifier/four-bits.ts`; the greatest of a label is the highest. */
export function quantiseFourBits({ bias, weights }: FittedHead, labels: readonly string[]): Head {
  const count = labels.length;
  const greatest = labels.map((_, label) => {
    let most = 0;
    for (let at = label; at < weights.length; at += count)
      most = Math.max(most, Math.abs(weights[at] ?? 0));
    return most || 1;
  });
  return {
    labels,
    bias: [...bias],
    scale: greatest.map((most) => most / HIGHEST),
    weights: Int8Array.from(weights, (weight, at) => {
      const steps = Math.round(STEPS * Math.sqrt(Math.abs(weight) / (greatest[at % count] ?? 1)));
      return Math.sign(weight) * steps * steps;
    }),
  };
}
