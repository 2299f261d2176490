import { type Calibration, logitOf } from '../classifier/calibration.ts';
import type { Levels } from '../classifier/thresholds.ts';

export interface Measured {
  /** What the head says, or what the calibration made of it. */
  share: number;
  isMeant: boolean;
}

const STEPS = 50;

/** Slope and offset that make the shares come true (logistic regression by Newton's method). */
export function calibrate(measured: readonly Measured[]): Calibration {
  let slope = 1;
  let offset = 0;
  for (let step = 0; step < STEPS; step += 1) {
    let [gradientSlope, gradientOffset, aa, ab, bb] = [0, 0, 1e-6, 0, 1e-6];
    for (const { share, isMeant } of measured) {
      const logit = logitOf(share);
      const likely = 1 / (1 + Math.exp(-(slope * logit + offset)));
      const error = likely - (isMeant ? 1 : 0);
      const spread = likely * (1 - likely);
      gradientSlope += error * logit;
      gradientOffset += error;
      aa += spread * logit * logit;
      ab += spread * logit;
      bb += spread;
    }
    const determinant = aa * bb - ab * ab;
    slope -= (bb * gradientSlope - ab * gradientOffset) / determinant;
    offset -= (aa * gradientOffset - ab * gradientSlope) / determinant;
  }
  return { slope, offset };
}

/** The levels above which at most these shares of what is harmless lie. */
export function chooseLevels(
  harmless: readonly number[],
  falseAlarms: { sure: number; doubtful: number },
): Levels {
  const falling = [...harmless].sort((one, other) => other - one);
  const at = (share: number) => (falling[Math.floor(falling.length * share)] ?? 1) + 1e-9;
  return { sure: at(falseAlarms.sure), doubtful: at(falseAlarms.doubtful) };
}

/**
 * The levels above which so few ordinary sentences lie, and so few of all harmless ones, of which many were
 * written to sound alike.
 */
export function chooseForBoth(
  { everyday, harmless }: { everyday: readonly number[]; harmless: readonly number[] },
  falseAlarms: Record<'everyday' | 'harmless', { sure: number; doubtful: number }>,
): Levels {
  const ordinary = chooseLevels(everyday, falseAlarms.everyday);
  const all = chooseLevels(harmless, falseAlarms.harmless);
  return {
    sure: Math.max(ordinary.sure, all.sure),
    doubtful: Math.max(ordinary.doubtful, all.doubtful),
  };
}
