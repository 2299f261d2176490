import { setTimeout as pause } from 'node:timers/promises';
import { quantile, show } from '../measuring/figures.ts';
import { openList } from './open-list.ts';
import type { openSystem } from './open-system.ts';
import { spawnVirtualUsers, TYPE_OF_CALLS } from './spawn-virtual-users.ts';
import { startWatching } from './start-watching.ts';

const PER_SECOND = 200;
const REST_MS = 1_500;

/**
 * 200 requests a second of children, watched by five admins, one of them scrolling in a browser; before
 * and afterwards for a shorter time without admins.
 */
export async function measureEndToEnd(
  system: Awaited<ReturnType<typeof openSystem>>,
  seconds: number,
): Promise<void> {
  const children = await spawnVirtualUsers(system.url);
  const short = { perSecond: PER_SECOND, seconds: Math.min(15, seconds / 2) };
  await children.play({ ...short, seconds: 3 });
  const before = await children.play(short);

  const list = await openList({ ...system, type: TYPE_OF_CALLS });
  const watching = await startWatching(system, 4);
  await system.source.drain();
  await pause(REST_MS);
  const known = children.countAsked();
  await list.loadOlder(known);
  const [scrolled, watched] = await Promise.all([
    list.scroll(seconds),
    children.play({ perSecond: PER_SECOND, seconds }),
  ]);
  await system.source.drain();
  await pause(REST_MS);
  const fresh = children.countAsked() - known;
  const heard = await watching.read();
  await watching.stop();
  const ids = await list.readIds();
  await list.close();
  show(`${PER_SECOND} requests/s for ${seconds} s: requests`, fresh);
  const shown = new Set(ids).size;
  show('browser: missing', children.countAsked() - shown, '0');
  show('browser: double', ids.length - shown, '0');
  show('browser: frames/s while scrolling', scrolled.framesPerSecond, '≥ 50');
  show('browser: longest frame, ms', scrolled.longestFrameMs);
  show('four others: missing', sum(heard.map((one) => fresh - one.rows)), '0');
  show('four others: double', sum(heard.map((one) => one.doubles)), '0');
  const after = await children.play(short);
  await children.close();
  const alone = quantile([...before, ...after], 0.95);
  show('children: p95 in ms, no admins', alone);
  show('children: p95 in ms, five admins', quantile(watched, 0.95));
  // What watching costs without that browser's own work: `watchedRequests`.
  show('children: p95, browser on the same cores ÷ none', quantile(watched, 0.95) / alone);
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
