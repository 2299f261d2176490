/** Turns what a head says into how often it is right, fitted in cross-validation (Platt). */
export interface Calibration {
  slope: number;
  offset: number;
}

const MARGIN = 1e-6;

export function logitOf(share: number): number {
  const inside = Math.min(1 - MARGIN, Math.max(MARGIN, share));
  return Math.log(inside / (1 - inside));
}

export function calibrated(share: number, { slope, offset }: Calibration): number {
  return 1 / (1 + Math.exp(-(slope * logitOf(share) + offset)));
}
