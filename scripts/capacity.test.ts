import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cpuOf, idleMs, parts } from './capacity/costs.ts';
import { perSecond, planCapacity, type Wish } from './capacity/plan-capacity.ts';

const wish: Wish = {
  schools: 1,
  childrenPerSchool: 250,
  shareAtOnce: 0.2,
  hoursPerWeek: 1,
  weeksKept: 40,
  eventDays: 30,
  eventPartitions: 1,
  prices: { core: 8, gigabyte: 2, diskGigabyte: 0.05 },
};
const main = fileURLToPath(new URL('capacity/main.ts', import.meta.url));

test('one school needs two copies of everything, one MongoDB and one Valkey', () => {
  const { copies, mongodb, valkey, limits } = planCapacity(wish);
  expect(new Set(copies.map(({ count }) => count))).toEqual(new Set([2]));
  expect([mongodb.shards, valkey.masters]).toEqual([1, 1]);
  expect(limits.filter(({ isReached }) => isReached)).toEqual([]);
});

test('ten times the schools need ten times the work, disk and money', () => {
  const hundred = planCapacity({ ...wish, schools: 100 });
  const thousand = planCapacity({ ...wish, schools: 1_000 });
  for (const read of [
    ({ requestsPerSecond }: typeof hundred) => requestsPerSecond,
    ({ mongodb }: typeof hundred) => mongodb.diskGb,
    ({ megabitPerSecond }: typeof hundred) => megabitPerSecond,
  ]) {
    expect(read(thousand) / read(hundred)).toBeCloseTo(10, 5);
  }
  expect(thousand.cores / hundred.cores).toBeGreaterThan(8);
  expect(thousand.euroPerMonth / hundred.euroPerMonth).toBeGreaterThan(8);
});

/** Of all processes together, by `npm run bench -- capacity` on two quiet cores on 28 November 2026. */
const measured = [
  { children: 35, cpuMsPerSecond: 362 },
  { children: 105, cpuMsPerSecond: 638 },
  { children: 350, cpuMsPerSecond: 1_531 },
];

test.each(measured)(
  'what $children children were seen to use is reckoned to within a half',
  ({ children, cpuMsPerSecond }) => {
    const counts = Object.fromEntries(
      Object.entries(perSecond).map(([act, rate]) => [act, rate * children]),
    );
    const spent = cpuOf(counts);
    const reckoned = parts.reduce((sum, part) => sum + spent[part] + idleMs[part], 0);
    expect(cpuMsPerSecond / reckoned).toBeGreaterThan(0.7);
    expect(cpuMsPerSecond / reckoned).toBeLessThan(1.5);
  },
);

test('what is full is told in the order in which it is met', () => {
  const { atOnce, limits } = planCapacity({ ...wish, schools: 4_000 });
  expect(limits.map((limit) => limit.atOnce)).toEqual(
    limits.map((limit) => limit.atOnce).toSorted((one, other) => one - other),
  );
  for (const limit of limits) expect(limit.isReached).toBe(atOnce >= limit.atOnce);
});

test('more partitions of events hold an analytics that is away for more children', () => {
  const heldBy = (eventPartitions: number) =>
    planCapacity({ ...wish, eventPartitions }).limits.find(({ what }) =>
      what.includes('EVENT_PARTITIONS'),
    )?.atOnce ?? 0;
  expect(heldBy(1)).toBeGreaterThan(40_000);
  expect(heldBy(16)).toBeGreaterThan(1.8 * heldBy(1));
  expect(heldBy(32)).toBeGreaterThan(1.8 * heldBy(16));
});

test('the command says it in German, and refuses what is no number', () => {
  const said = execFileSync(process.execPath, [main, '--schools', '4000'], { encoding: 'utf8' });
  expect(said).toContain('1.000.000 Kinder in 4.000 Schulen');
  expect(said).toContain('Eng wird, in dieser Reihenfolge:');
  const wrong = spawnSync(process.execPath, [main, '--schools', 'viele'], { encoding: 'utf8' });
  expect([wrong.status, wrong.stderr.trim()]).toEqual([
    2,
    '--schools muss eine Zahl über 0 sein, nicht „viele“.',
  ]);
});
