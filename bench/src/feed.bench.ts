/**
 * The admins' live list, in a real browser on the whole system (bars of issue 8): what a row costs, a
 * busy minute, what watching costs the children, and whether every request is there once and soon.
 * `npm run bench -- feed --full` runs the long parts for their 60 s; `--only=rows`, `--only=requests`
 * or `--only=children` runs one part.
 */
import { afterReconnect } from './feed/after-reconnect.ts';
import { busyFeed } from './feed/busy-feed.ts';
import { costOfRows } from './feed/cost-of-rows.ts';
import { firstSight } from './feed/first-sight.ts';
import { openSystem } from './feed/open-system.ts';
import { putBrowsersBehind } from './feed/put-browsers-behind.ts';
import { rushedFeed } from './feed/rushed-feed.ts';
import { watchedRequests } from './feed/watched-requests.ts';
import { wholeWay } from './feed/whole-way.ts';

const isFull = process.argv.includes('--full');
const isWanted = (part: string) =>
  process.argv.includes(`--only=${part}`) || !process.argv.some((one) => one.startsWith('--only='));
const seconds = isFull ? 60 : 12;

const system = await openSystem();
try {
  if (isWanted('rows')) {
    const list = await costOfRows(system);
    await busyFeed(system, list, seconds);
    await list.close();
    await rushedFeed(system);
  }
  // From here on the browser takes what the others leave over.
  putBrowsersBehind();
  if (isWanted('requests')) {
    await firstSight(system);
    await afterReconnect(system);
    await wholeWay(system, seconds);
  }
  if (isWanted('children')) await watchedRequests(system, isFull ? 12 : 5);
} finally {
  await system.close();
}
