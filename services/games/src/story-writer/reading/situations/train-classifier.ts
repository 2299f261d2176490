import type { Features } from './word-features.ts';

export interface Example {
  label: number;
  features: Features;
}

export interface Classifier {
  /** How sure it is of each label, all together 1. */
  classify: (features: Features) => readonly number[];
  /** How much a feature speaks for a label. */
  weightOf: (feature: string, label: number) => number;
}

const ROUNDS = 10;
const STEP = 1;
/** So little changes nothing. */
const NO_ERROR = 0.005;
/** What only one example has should not decide alone. */
const DECAY = 0.0004;
/** Words no example has make it less sure. */
const OF_UNKNOWN = 0.35;
const SHARED = 0.2;

interface Placed {
  places: readonly number[];
  values: readonly number[];
}

/** Learns from examples which words speak for which label: a softmax regression, the same each time. */
export function trainClassifier(examples: readonly Example[], labels: number): Classifier {
  const places = new Map<string, number>();
  const spread = new Map<string, Set<number>>();
  for (const { label, features } of examples) {
    for (const key of features.keys()) {
      if (!places.has(key)) places.set(key, places.size);
      spread.set(key, (spread.get(key) ?? new Set()).add(label));
    }
  }
  const weights = Array.from({ length: labels }, () => new Float64Array(places.size));
  const known = examples.map(({ label, features }) => ({ label, placed: placed(features) }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = STEP / (1 + round / 5);
    for (const { label, placed: example } of known) {
      const sure = sureOf(example);
      for (let at = 0; at < labels; at += 1) {
        const error = (sure[at] ?? 0) - (at === label ? 1 : 0);
        if (error > NO_ERROR || error < -NO_ERROR) correct(weights[at], example, error, step);
      }
    }
  }
  return {
    classify: (features) => sureOf(placed(features)),
    weightOf: (feature, label) => weights[label]?.[places.get(feature) ?? -1] ?? 0,
  };

  /** Of length one, so that a long sentence does not speak louder than a short one. */
  function placed(features: Features): Placed {
    const entries = [...features].flatMap(([key, value]): [number, number][] => {
      const place = places.get(key);
      // What many labels share tells little.
      const shared = spread.get(key)?.size ?? 1;
      return place === undefined ? [] : [[place, value / shared ** SHARED]];
    });
    const unknown = Math.sqrt(features.size - entries.length) * OF_UNKNOWN;
    const length = Math.hypot(unknown, ...entries.map(([, value]) => value)) || 1;
    return {
      places: entries.map(([place]) => place),
      values: entries.map(([, value]) => value / length),
    };
  }

  function sureOf({ places: where, values }: Placed): number[] {
    const shares = weights.map((own) => {
      let sum = 0;
      for (let at = 0; at < where.length; at += 1)
        sum += (values[at] ?? 0) * (own[where[at] ?? 0] ?? 0);
      return Math.exp(sum);
    });
    const all = shares.reduce((one, other) => one + other, 0);
    return shares.map((share) => share / all);
  }
}

function correct(
  own: Float64Array | undefined,
  { places, values }: Placed,
  error: number,
  step: number,
): void {
  if (!own) return;
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    const weight = own[place] ?? 0;
    own[place] = weight - step * (error * (values[at] ?? 0) + DECAY * weight);
  }
}
