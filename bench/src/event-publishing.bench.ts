/**
 * What does telling analytics cost a request? The bff with events on against the same without, as
 * processes of their own, in turns. `GET /api/settings` is the cheapest call, so that the share of its
 * event is the largest. Bars: CPU per request ≤ 1.6, p50 ≤ 1.10; with Redis stopped p99 ≤ 1.2,
 * memory bounded, and what is dropped is counted.
 */

import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { openFaultProxy } from '@lux/test-kit/open-fault-proxy.ts';
import { openEngines } from './analytics/open-engines.ts';
import { startBff } from './event-publishing/start-bff.ts';
import { quantile, show } from './measuring/figures.ts';

const PATH = '/api/settings';
/** So many that none comes near its limit. */
const CHILDREN = 60;
const RATE = 250;
const SECONDS = 3;
const ROUNDS = 9;
/** More than the bff keeps while Redis is away (10,000). */
const FLOOD = 15_000;
const FLOOD_RATE = 1_500;
const internalToken = 'a token for the bench';

const engines = await openEngines();
const proxy = await openFaultProxy(engines.redisUrl);
const stub = await createInnerServer({
  service: 'stub',
  log: createLogger('stub', 'silent'),
  internalToken,
  checks: {},
});
stub.get('/settings', async () => ({
  ...{
    assistantName: 'LUX',
    language: 'de-DE',
    voiceId: null,
    speechSpeed: 1,
    childSafeMode: true,
  },
}));
const url = await stub.listen({ port: 0, host: '127.0.0.1' });
const environment = {
  REDIS_URL: proxy.url,
  NAME_PREFIX: 'emission',
  INTERNAL_TOKEN: internalToken,
  SESSION_SECRET: 'a secret of the bench',
  OWNER_SECRET: 'the owner of the bench',
  DASHBOARD_PASSWORD: 'kurbel-teich-magnet',
  TRUST_PROXY: '1',
  ...Object.fromEntries(
    ['ACCOUNTS', 'CONVERSATION', 'GAMES', 'MEDIA', 'ANALYTICS'].map((name) => [`${name}_URL`, url]),
  ),
};
const on = await startBff(environment, true);
const off = await startBff(environment, false);
try {
  const children = new Map([
    [on, await on.comeIn(PATH, CHILDREN)],
    [off, await off.comeIn(PATH, CHILDREN)],
  ]);
  const up = await compare((arm) => children.get(arm) ?? []);
  show('CPU per request, on ÷ off', up.cpu, '≤ 1.6');
  show('p50, on ÷ off', up.p50, '≤ 1.10');
  show('p99, on ÷ off', up.p99, 'none');

  // Without a session, as sessions are in Redis, too; from many addresses, as each has its limits.
  const strangers = Array.from({ length: 5_000 }, (_, place) => ({
    'x-forwarded-for': `10.0.${place >> 8}.${place & 255}`,
  }));
  await proxy.cut();
  const down = await compare(() => strangers);
  show('Redis stopped: p99, on ÷ off', down.p99, '≤ 1.2');
  show('Redis stopped: CPU per request, on ÷ off', down.cpu, 'none');

  for (const flood of ['one flood', 'two floods']) {
    await on.load(PATH, strangers, FLOOD_RATE, FLOOD / FLOOD_RATE);
    const { heapMb, dropped } = await on.read();
    show(`Redis stopped, after ${flood}: heap in MB`, heapMb, 'the same for both');
    show(`Redis stopped, after ${flood}: dropped and counted`, dropped, '> 0');
  }
} finally {
  await Promise.all([on.close(), off.close()]);
  await stub.close();
  await proxy.close();
  await engines.close();
}

/** Medians of the rounds' ratios, the arms in turns; the p99 of all rounds together, as it has few values. */
async function compare(callersOf: (arm: typeof on) => Record<string, string>[]) {
  const ratios: { cpu: number; p50: number }[] = [];
  const all: { told: number[]; quiet: number[] } = { told: [], quiet: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const arms = round % 2 === 0 ? [on, off] : [off, on];
    const results = new Map<typeof on, Awaited<ReturnType<typeof on.load>>>();
    for (const arm of arms) results.set(arm, await arm.load(PATH, callersOf(arm), RATE, SECONDS));
    const [told, quiet] = [results.get(on), results.get(off)];
    // The first round warms up.
    if (round === 0 || !told || !quiet) continue;
    all.told.push(...told.times);
    all.quiet.push(...quiet.times);
    ratios.push({
      cpu: told.cpuMs / quiet.cpuMs,
      p50: quantile(told.times, 0.5) / quantile(quiet.times, 0.5),
    });
  }
  const median = (name: 'cpu' | 'p50') =>
    quantile(
      ratios.map((one) => one[name]),
      0.5,
    );
  const p99 = quantile(all.told, 0.99) / quantile(all.quiet, 0.99);
  return { cpu: median('cpu'), p50: median('p50'), p99 };
}
