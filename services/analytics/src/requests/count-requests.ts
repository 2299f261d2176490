import type { RequestStats } from '@lux/contracts/analytics/request-stats.ts';
import type { Deps } from '../deps.ts';

/** Where the school is: its days are the days of the chart. */
const TIMEZONE = 'Europe/Berlin';
const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Writes `YYYY-MM-DD`, as Swedes write a date. */
const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: TIMEZONE, dateStyle: 'short' });

/** The figures of `GET /stats` (SPEC 3): all requests kept, and the last 30 days, today included. */
export async function countRequests({ requests }: Pick<Deps, 'requests'>): Promise<RequestStats> {
  const today = berlin.format(Date.now());
  const firstDay = new Date(Date.parse(today) - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  // Reads a day too many, as a day does not begin at the same hour all year, and leaves it out below.
  const since = new Date(Date.parse(firstDay) - DAY_MS);
  const [types, days] = await Promise.all([
    requests.countByType(),
    requests.countByDay(since, TIMEZONE),
  ]);
  return {
    total: types.reduce((sum, { count }) => sum + count, 0),
    byType: Object.fromEntries(types.map(({ type, count }) => [type, count])),
    dailyCount: days.filter(({ date }) => date >= firstDay),
  };
}
