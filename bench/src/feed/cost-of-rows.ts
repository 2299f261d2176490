import { setTimeout as pause } from 'node:timers/promises';
import { quantile, show } from '../measuring/figures.ts';
import { openList } from './open-list.ts';
import type { openSystem } from './open-system.ts';

const FEW = 1_000;
const MANY = 50_000;
const ROUNDS = 5;
/** Fewer than the feed's limit a second; in a round a short list grows by a half. */
const FLOW = { perSecond: 250, seconds: 2 };
const FAST = { perSecond: 450, seconds: 6 };
/** Further apart than the feed changes the screen, so that each pays for its own change. */
const SINGLE = { perSecond: 4, seconds: 10, everyMs: 250 };
/** What the list may still have to draw. */
const REST_MS = 600;

type System = Awaited<ReturnType<typeof openSystem>>;
type List = Awaited<ReturnType<typeof openList>>;

/**
 * The page's own processor time for one more row: in a list of 50,000 beside one of 1,000 that hears
 * of the same requests in the same moments, and in batches beside one at a time. Leaves the long list
 * open.
 */
export async function costOfRows(system: System): Promise<List> {
  const { source } = system;
  for (let round = 0; round <= ROUNDS; round += 1)
    await source.sendAtOnce(tokenOf(round), FEW, 100_000);
  await source.sendAtOnce('crowd', MANY, 100_000);
  await source.drain();
  const long = await openList(system);
  await long.waitForRows(MANY);
  const short = await openList({ ...system, visitor: tokenOf(0) });

  const ratios: number[] = [];
  const costs: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const visitorToken = tokenOf(round);
    await short.filter(visitorToken);
    await short.loadOlder(FEW);
    await pause(REST_MS);
    const [ofShort = 0, ofLong = 0] = await cost(system, [short, long], { ...FLOW, visitorToken });
    await short.waitForRows(FEW + FLOW.perSecond * FLOW.seconds);
    // The first round warms up.
    if (round === 0) continue;
    ratios.push(ofLong / ofShort);
    costs.push(ofLong);
  }
  await short.close();
  show('cost per event, µs, at 50,000 rows', quantile(costs, 0.5));
  show('cost per event, 50,000 ÷ 1,000 rows', quantile(ratios, 0.5), '≤ 1.3');

  const [single = 0] = await cost(system, [long], { ...SINGLE, visitorToken: 'single' });
  const [batched = 0] = await cost(system, [long], { ...FAST, visitorToken: 'batch' });
  show('cost per event, µs, one at a time', single);
  show('cost per event, in batches ÷ one at a time', batched / single, '≤ 0.15');
  return long;
}

async function cost(
  { source }: System,
  lists: List[],
  rate: Parameters<System['source']['sendAtRate']>[0],
) {
  const before = await Promise.all(lists.map((list) => list.readCpuUs()));
  const count = await source.sendAtRate(rate);
  await source.drain();
  await pause(REST_MS);
  const after = await Promise.all(lists.map((list) => list.readCpuUs()));
  return after.map((cpuUs, index) => (cpuUs - (before[index] ?? 0)) / count);
}

const tokenOf = (round: number) => `round-${round}-bench`;
