/**
 * Does the dashboard stay quick when there is much to count? With 1,000,000 events of 40 days: time
 * of `GET /stats`, of pages of requests (first, last, filtered), and whether the statistics equal a
 * full recount. Bars: p95 ≤ 60 ms each, 0 differences.
 */
import { buildApp } from '@lux/analytics/src/app.ts';
import { createRequestCounter } from '@lux/analytics/src/statistics/create-request-counter.ts';
import { DetailedRequestStats } from '@lux/contracts/analytics/request-stats.ts';
import { buildEvent } from './analytics/build-event.ts';
import { exportAll } from './analytics/export-all.ts';
import { openAnalytics } from './analytics/open-analytics.ts';
import { openEngines } from './analytics/open-engines.ts';
import { quantile } from './measuring/figures.ts';

const EVENTS = 1_000_000;
const DAYS = 40;
const PER_BATCH = 5_000;
const DAY_MS = 24 * 60 * 60 * 1_000;
const CALLS = 60;

const engines = await openEngines();
const deps = await openAnalytics(engines, 'stats');
const app = await buildApp(deps);
const requests = deps.mongo.connection.collection('requests');
try {
  await fill();
  await show('GET /stats', '/stats');
  await show('first page', '/requests?limit=100');
  await show('last page', `/requests?limit=100&before=${await placeFromEnd(100)}`);
  await show('page in the middle', `/requests?limit=100&before=${await placeFromEnd(500_000)}`);
  await show('first page, KI-Anfragen', '/requests?limit=100&only=ai');
  await show(
    'last page, KI-Anfragen',
    `/requests?limit=100&only=ai&before=${await placeFromEnd(300)}`,
  );
  await show(
    'last page of images',
    `/requests?limit=100&type=image&before=${await placeFromEnd(300)}`,
  );
  await show('one visitor', '/requests?limit=100&visitor=visitor000042');
  await show('all visitors, by 8 characters', '/requests?limit=100&visitor=visitor0');
  await show('safety events not handled', '/requests?limit=100&safety=open');
  await show('one day long ago', `/requests?limit=100&to=${daysAgo(20)}&from=${daysAgo(21)}`);
  await show('a common word', '/requests?limit=100&text=himmel');
  await searchInVain();
  await compare();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const exported = await exportAll(url, deps.config.internalToken);
  console.log(
    `export as CSV: ${exported.rows} rows, ${exported.sizeMb.toFixed(0)} MB, ${exported.seconds.toFixed(0)} s, heap grew by at most ${exported.heapGrowthMb.toFixed(0)} MB (both ends in this process)   bar: constant memory`,
  );
} finally {
  await app.close();
  await deps.mongo.connection.dropDatabase();
  await deps.close();
  await engines.close();
}

async function fill(): Promise<void> {
  const ledger = createRequestCounter(deps);
  const endMs = Date.now();
  for (let from = 0; from < EVENTS; from += PER_BATCH) {
    const batch = Array.from({ length: PER_BATCH }, (_, place) =>
      buildEvent(from + place, endMs - DAYS * DAY_MS * (1 - (from + place) / EVENTS)),
    );
    await ledger.store(batch);
    await deps.activeVisitors.see(batch);
  }
}

async function get(url: string): Promise<unknown> {
  const token = deps.config.internalToken;
  const answer = await app.inject({ url, headers: { 'x-internal-token': token } });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
  return answer.json();
}

async function show(what: string, url: string, calls = CALLS): Promise<void> {
  const times: number[] = [];
  let rows: unknown;
  await get(url);
  for (let call = 0; call < calls; call += 1) {
    const start = performance.now();
    rows = await get(url);
    times.push(performance.now() - start);
  }
  const count = Array.isArray(rows) ? `${rows.length} rows` : '';
  const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
  console.log(
    `${what.padEnd(32)} p50 ${p50.toFixed(1).padStart(7)} ms  p95 ${p95.toFixed(1).padStart(7)} ms  bar ≤ 60  ${count}`,
  );
}

/** Goes through everything, or is refused after 4 s; it has no bar. */
async function searchInVain(): Promise<void> {
  const start = performance.now();
  const what = await get('/requests?text=quastenflosser').then(
    () => 'answered',
    () => 'refused',
  );
  console.log(`a word nobody said: ${what} after ${Math.round(performance.now() - start)} ms`);
}

async function placeFromEnd(place: number): Promise<string> {
  const order = { timestamp: 1, _id: 1 } as const;
  const [row] = await requests.find().sort(order).skip(place).limit(1).toArray();
  return encodeURIComponent(`${row?.timestamp.toISOString()}_${row?._id}`);
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString();
}

/** All over again from the documents, by the database. */
async function compare(): Promise<void> {
  const figures = DetailedRequestStats.parse(await get('/stats'));
  const start = performance.now();
  const day = {
    $dateToString: { date: '$timestamp', format: '%Y-%m-%d', timezone: 'Europe/Berlin' },
  };
  const [types, days] = await Promise.all([
    requests.aggregate([{ $group: { _id: '$type', count: { $sum: 1 } } }]).toArray(),
    requests
      .aggregate([{ $group: { _id: day, count: { $sum: 1 } } }, { $sort: { _id: 1 } }])
      .toArray(),
  ]);
  const seconds = (performance.now() - start) / 1_000;
  const firstDay = figures.dailyCount[0]?.date ?? '';
  const differences = [
    figures.total !== EVENTS && 'total',
    ...types.map(({ _id, count }) => figures.byType[_id as 'text'] !== count && `type ${_id}`),
    ...days
      .filter(({ _id }) => _id >= firstDay)
      .map(
        ({ _id, count }) =>
          !figures.dailyCount.some((one) => one.date === _id && one.count === count) &&
          `day ${_id}`,
      ),
  ].filter(Boolean);
  console.log(
    `differences from a full recount (${seconds.toFixed(1)} s): ${differences.length}   bar 0   ${differences.join(', ')}`,
  );
  console.log(
    `days compared: ${figures.dailyCount.length}; figures: ${JSON.stringify(figures.usage)}`,
  );
}
