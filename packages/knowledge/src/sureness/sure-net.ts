import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { answerFeatureNames } from './answer-features.ts';
import { featureNames } from './candidate-features.ts';
import { inTalkFeatureNames } from './talk-features.ts';

/** As `train/sureness` and `train/judged` write it: a row of weights for each hidden unit, its bias last. */
const NetFile = z.strictObject({
  /** Of the things it was trained with, for whoever asks where it came from. */
  entries: z.int(),
  features: z.array(z.string()),
  hidden: z.array(z.array(z.number())),
  /** One for each hidden unit, the bias last. */
  out: z.array(z.number()),
});
export type SureNet = Pick<z.infer<typeof NetFile>, 'hidden' | 'out'>;

export const netUrl = new URL('../../weights/sureness.json', import.meta.url);
export const answerNetUrl = new URL('../../weights/judged.json', import.meta.url);
export const talkNetUrl = new URL('../../weights/judged-in-talk.json', import.meta.url);

/** @throws where the file is missing or was trained with other features. */
export function readSureNet(): SureNet {
  return readNet(netUrl, featureNames, 'train:sureness');
}

/** As judges called answers right. @throws as `readSureNet`. */
export function readAnswerNet(): SureNet {
  return readNet(answerNetUrl, answerFeatureNames, 'train:judged');
}

/** As they called them right in a talk. @throws as `readSureNet`. */
export function readTalkNet(): SureNet {
  return readNet(talkNetUrl, inTalkFeatureNames, 'train:judged');
}

function readNet(url: URL, features: readonly string[], script: string): SureNet {
  const net = NetFile.parse(JSON.parse(readFileSync(url, 'utf8')));
  if (net.features.join() !== features.join()) {
    throw new Error(`${url.pathname} is of other features: npm run ${script} -w @lux/knowledge`);
  }
  return net;
}

/** How surely an entry with these features is the answer, from 0 to 1. */
export function surenessOf(
  { hidden, out }: SureNet,
  features: Float64Array,
  units?: Float64Array,
): number {
  let score = out.at(-1) ?? 0;
  for (const [at, row] of hidden.entries()) {
    let sum = row.at(-1) ?? 0;
    for (let feature = 0; feature < features.length; feature += 1) {
      sum += (row[feature] ?? 0) * (features[feature] ?? 0);
    }
    const unit = Math.tanh(sum);
    if (units) units[at] = unit;
    score += (out[at] ?? 0) * unit;
  }
  return 1 / (1 + Math.exp(-score));
}
