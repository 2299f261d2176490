import { createRandom } from '@lux/german-text/classifier/fit-softmax.ts';
import type { SureNet } from '../../sureness/sure-net.ts';
import { type Case, fitNet } from '../sureness/fit-net.ts';

const UNITS = 24;
const EPOCHS = 20;
const NETS = 5;

/** Several nets that began elsewhere err elsewhere: one net that scores as all of them do on average. */
export function learnNets(cases: readonly Case[], width: number): SureNet {
  const nets = Array.from({ length: NETS }, (_, seed) =>
    fitNet(cases, { units: UNITS, epochs: EPOCHS, width, random: createRandom(seed + 1) }),
  );
  const share = (weight = 0) => weight / NETS;
  const bias = nets.reduce((sum, { out }) => sum + share(out.at(-1)), 0);
  return {
    hidden: nets.flatMap(({ hidden }) => hidden),
    out: [...nets.flatMap(({ out }) => out.slice(0, -1).map(share)), bias],
  };
}
