/**
 * The admins' live list, in a real browser on the whole system: what a row costs, a
 * busy minute, what watching costs the children, and whether every request is there once and soon.
 * `npm run bench -- feed --full` runs the long parts for their 60 s; `--only=rows`, `--only=requests`
 * or `--only=children` runs one part.
 */

import { costOfRows } from './feed/cost-of-rows.ts';
import { lowerBrowserPriority } from './feed/lower-browser-priority.ts';
import { measureEndToEnd } from './feed/measure-end-to-end.ts';
import { measureFirstRow } from './feed/measure-first-row.ts';
import { measureFullRate } from './feed/measure-full-rate.ts';
import { measureOverrun } from './feed/measure-overrun.ts';
import { measureReconnect } from './feed/measure-reconnect.ts';
import { openSystem } from './feed/open-system.ts';
import { watchedRequests } from './feed/watched-requests.ts';

const isFull = process.argv.includes('--full');
const isWanted = (part: string) =>
  process.argv.includes(`--only=${part}`) || !process.argv.some((one) => one.startsWith('--only='));
const seconds = isFull ? 60 : 12;

const system = await openSystem();
try {
  if (isWanted('rows')) {
    const list = await costOfRows(system);
    await measureFullRate(system, list, seconds);
    await list.close();
    await measureOverrun(system);
  }
  // From here on the browser takes what the others leave over.
  lowerBrowserPriority();
  if (isWanted('requests')) {
    await measureFirstRow(system);
    await measureReconnect(system);
    await measureEndToEnd(system, seconds);
  }
  if (isWanted('children')) await watchedRequests(system, isFull ? 12 : 5);
} finally {
  await system.close();
}
