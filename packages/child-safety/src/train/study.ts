import { type Calibration, calibrated } from '../classifier/calibration.ts';
import { calibrate } from './choose-thresholds.ts';
import type { Judged, Lesson } from './cross-validate.ts';
import { isHelp, isRefusal } from './lessons.ts';

/** What a head makes of sentences it was trained without, where labels of one kind are looked for. */
export interface Study {
  calibration: Calibration;
  values: { one: Judged; isMeant: boolean; likely: number }[];
  /** How likely the harmless ones were taken for it. */
  harmless: number[];
  /** Of them what children say all day. */
  everyday: number[];
}

export function study(lesson: Lesson, judged: Judged[], is: (label: string) => boolean): Study {
  const measured = judged.map((one) => ({
    one,
    share: one.shares.reduce(
      (sum, share, at) => (is(lesson.labels[at] ?? '') ? sum + share : sum),
      0,
    ),
    isMeant: is(lesson.labelOf(one.sentence)),
  }));
  const calibration = calibrate(measured);
  const values = measured.map(({ one, share, isMeant }) => ({
    one,
    isMeant,
    likely: calibrated(share, calibration),
  }));
  const harmless = values.filter(
    ({ one: { sentence }, isMeant }) =>
      !isMeant && !isHelp(sentence.label) && !isRefusal(sentence.label),
  );
  return {
    calibration,
    values,
    harmless: harmless.map(({ likely }) => likely),
    everyday: harmless.filter(({ one }) => one.sentence.isEveryday).map(({ likely }) => likely),
  };
}
