import { calibrated } from '../classifier/calibration.ts';
import { helpLabels, refusalLabels } from '../classifier/labels.ts';
import { type LayeredHead, predictLayered } from '../classifier/layered-head.ts';
import type { Calibrations, Thresholds } from '../classifier/thresholds.ts';
import type { PreparedSentence } from './prepare-features.ts';

/** A hair's breadth, so that the sentence itself stays below. */
const MARGIN = 1e-6;

interface Chosen {
  calibrations: Pick<Calibrations, 'help' | 'refusal'>;
  thresholds: Pick<Thresholds, 'help' | 'refusal'>;
}

/** Raises the levels for German until the final weights stop none of these harmless sentences. */
export function raiseAboveKnown(
  { calibrations, thresholds }: Chosen,
  learnt: LayeredHead,
  harmless: readonly Pick<PreparedSentence, 'rows' | 'values'>[],
): void {
  const kinds = [
    { name: 'help', isOf: (label: string) => label in helpLabels },
    { name: 'refusal', isOf: (label: string) => label in refusalLabels },
  ] as const;
  for (const { rows, values } of harmless) {
    const shares = predictLayered(learnt, { rows: [...rows], values: [...values] });
    for (const { name, isOf } of kinds) {
      const share = learnt.head.labels.reduce(
        (sum, label, at) => (isOf(label) ? sum + (shares[at] ?? 0) : sum),
        0,
      );
      const levels = thresholds[name];
      levels.doubtful = Math.max(levels.doubtful, calibrated(share, calibrations[name]) + MARGIN);
      levels.sure = Math.max(levels.sure, levels.doubtful);
    }
  }
}
