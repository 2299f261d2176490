import {
  type FeatureRows,
  type Head,
  scoresOf,
  softmax,
} from '@lux/german-text/classifier/linear-model.ts';

/**
 * A head with a small layer beside it. Its units sum up features as labels do and count only above zero,
 * so that two things can mean together what neither means alone.
 */
export interface LayeredHead {
  head: Head;
  units: Head;
  /** What a unit says for each label: by unit, then by label. */
  mixing: readonly number[];
}

/** How likely each label is; together one. */
export function predictLayered(
  { head, units, mixing }: LayeredHead,
  features: FeatureRows,
): Float64Array {
  const scores = scoresOf(head, features);
  scoresOf(units, features).forEach((strength, unit) => {
    if (strength <= 0) return;
    const start = unit * scores.length;
    for (let label = 0; label < scores.length; label += 1) {
      scores[label] = (scores[label] ?? 0) + strength * (mixing[start + label] ?? 0);
    }
  });
  return softmax(scores);
}
