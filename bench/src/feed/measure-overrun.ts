import { setTimeout as pause } from 'node:timers/promises';
import { show } from '../measuring/figures.ts';
import { openList } from './open-list.ts';
import type { openSystem } from './open-system.ts';

const RUSH = { visitorToken: 'rushed', perSecond: 1_500, seconds: 4 };
const REST_MS = 1_500;

/** Three times as many requests as the feed takes: each is shown or said to be missing. */
export async function measureOverrun(
  system: Awaited<ReturnType<typeof openSystem>>,
): Promise<void> {
  const list = await openList({ ...system, visitor: RUSH.visitorToken });
  const sent = await system.source.sendAtRate(RUSH);
  await system.source.drain();
  await pause(REST_MS);
  const [rows, leftOut] = [await list.countRows(), await list.readLeftOut()];
  const longTasks = await list.takeLongTasks();
  show('1,500 events/s: shown', rows);
  show('1,500 events/s: said to be left out', leftOut);
  show('1,500 events/s: neither shown nor said', sent - rows - leftOut, '0');
  show('1,500 events/s: long tasks', longTasks.length);
  await list.close();
}
