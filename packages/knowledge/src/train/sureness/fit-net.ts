import { type SureNet, surenessOf } from '../../sureness/sure-net.ts';

export interface Case {
  features: Float64Array;
  /** 1 where it is an answer, 0 where it is none. */
  label: number;
}

const RATE = 0.08;
const DECAY = 2e-5;
const START = 0.6;
const SMALLEST_SQUARE = 1e-4;
const CLOSE_ENOUGH = 3e-3;

/** A net with one hidden layer, by AdaGrad, one case at a time, the same for the same `random`. */
export function fitNet(
  cases: readonly Case[],
  {
    units,
    epochs,
    width,
    random,
  }: { units: number; epochs: number; width: number; random: () => number },
): SureNet {
  const start = (length: number) => Array.from({ length }, () => (random() - 0.5) * START);
  const hidden = Array.from({ length: units }, () => start(width + 1));
  const out = start(units + 1);
  const net = { hidden, out };
  const squares = hidden.map((row) => row.map(() => SMALLEST_SQUARE));
  const outSquares = out.map(() => SMALLEST_SQUARE);
  const active = new Float64Array(units);
  const order = [...cases];

  function step(weights: number[], sums: number[], at: number, slope: number): void {
    const whole = slope + DECAY * (weights[at] ?? 0);
    sums[at] = (sums[at] ?? 0) + whole * whole;
    weights[at] = (weights[at] ?? 0) - (RATE * whole) / Math.sqrt(sums[at] ?? 1);
  }

  function learn({ features, label }: Case): void {
    const error = surenessOf(net, features, active) - label;
    if (Math.abs(error) < CLOSE_ENOUGH) return;
    for (const [unit, row] of hidden.entries()) {
      const value = active[unit] ?? 0;
      const inner = error * (out[unit] ?? 0) * (1 - value * value);
      step(out, outSquares, unit, error * value);
      const sums = squares[unit] ?? [];
      for (let at = 0; at < width; at += 1) step(row, sums, at, inner * (features[at] ?? 0));
      step(row, sums, width, inner);
    }
    step(out, outSquares, units, error);
  }

  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      const [one, two] = [order[at], order[other]];
      if (one && two) [order[at], order[other]] = [two, one];
    }
    for (const one of order) learn(one);
  }
  return net;
}
