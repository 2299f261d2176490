import type { RequestFigures } from '@lux/contracts/analytics/request-figures.ts';
import { RequestType } from '@lux/contracts/analytics/request-type.ts';
import { durationOfClass } from './duration-of-class.ts';
import type { Counts } from './figures.ts';

/** Median and 95th percentile of each type that was asked for. */
export function answerTimes(durations: Counts): RequestFigures['answerTimes'] {
  return RequestType.options.flatMap((type) => {
    const classes = Object.entries(durations)
      .filter(([name]) => name.startsWith(`${type}:`))
      .map(([name, count]) => ({ of: Number(name.slice(type.length + 1)), count }))
      .toSorted((one, other) => one.of - other.of);
    const count = classes.reduce((sum, one) => sum + one.count, 0);
    if (count === 0) return [];
    const quantile = (share: number) => {
      let seen = 0;
      for (const { of, count: ofClass } of classes) {
        seen += ofClass;
        if (seen >= share * count) return durationOfClass(of);
      }
      return 0;
    };
    return [{ type, count, p50Ms: quantile(0.5), p95Ms: quantile(0.95) }];
  });
}
