import { describe, expect, test } from 'vitest';
import type { Outcome } from '../history.ts';
import type { InjectedFault } from '../system/inject-faults.ts';
import type { Fault } from '../system/plan-faults.ts';
import { createExcuse } from './excuse-missing-record.ts';

const answeredAt = (endedAt: number): Outcome => ({
  ...{ name: 'POST /api/conversations/:id/messages', startedAt: endedAt - 100, endedAt },
  ...{ result: 'ok', status: 200, code: '', message: '' },
});
const fault = (
  kind: 'kill' | 'stop' | 'restart',
  target: string,
  [from, until, readyAt]: [number, number, number],
): InjectedFault => ({ fault: { kind, target } as Fault, isAlone: false, from, until, readyAt });

describe('where Redis keeps what it was given', () => {
  test('only the moment before the bff was killed is excused', () => {
    const isExcused = createExcuse([fault('kill', 'bff', [60_000, 60_100, 68_000])], true);
    expect([50_000, 59_500, 61_000].map((at) => isExcused(answeredAt(at)))).toEqual([
      ...[false, true, false],
    ]);
  });

  test('a bff that ends while Redis is away takes along what it held', () => {
    const faults = [
      fault('stop', 'valkey', [60_000, 65_000, 65_300]),
      fault('restart', 'bff', [62_000, 62_500, 66_000]),
    ];
    const isExcused = createExcuse(faults, true);
    expect([58_000, 61_000, 64_000].map((at) => isExcused(answeredAt(at)))).toEqual([
      ...[false, true, false],
    ]);
  });

  test('analytics may be behind as long as it likes', () => {
    const faults = [
      fault('stop', 'mongodb', [30_000, 35_000, 36_000]),
      fault('restart', 'analytics', [36_500, 37_000, 41_000]),
      fault('kill', 'valkey', [41_500, 41_600, 46_000]),
      fault('kill', 'bff', [46_200, 46_300, 54_000]),
    ];
    expect(createExcuse(faults, true)(answeredAt(38_000))).toBe(false);
    expect(createExcuse(faults, false)(answeredAt(38_000))).toBe(true);
  });
});

describe('where Redis forgets everything when it is killed', () => {
  test('the bff tells it again, so nothing is excused', () => {
    const isExcused = createExcuse(
      [
        fault('stop', 'mongodb', [30_000, 35_000, 36_000]),
        fault('kill', 'valkey', [36_500, 36_600, 38_000]),
      ],
      false,
    );
    expect([31_000, 36_400, 37_000].some((at) => isExcused(answeredAt(at)))).toBe(false);
  });

  test('what analytics had long read is not excused by a bff and a Redis that both end', () => {
    const isExcused = createExcuse(
      [
        fault('stop', 'mongodb', [10_000, 15_000, 16_000]),
        fault('kill', 'valkey', [40_000, 40_100, 41_000]),
        fault('kill', 'bff', [41_500, 41_600, 48_000]),
      ],
      false,
    );
    expect([12_000, 30_000, 40_500].map((at) => isExcused(answeredAt(at)))).toEqual([
      ...[false, false, true],
    ]);
  });
});
