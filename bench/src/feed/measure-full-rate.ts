import { setTimeout as pause } from 'node:timers/promises';
import { show } from '../measuring/figures.ts';
import type { openList } from './open-list.ts';
import type { openSystem } from './open-system.ts';

const LIMIT = 500;
const REST_MS = 1_500;

type System = Awaited<ReturnType<typeof openSystem>>;
type List = Awaited<ReturnType<typeof openList>>;

/** As many requests as the feed takes, for a while. */
export async function measureFullRate(
  { source }: System,
  list: List,
  seconds: number,
): Promise<void> {
  await list.takeLongTasks();
  const rate = { visitorToken: 'steady', perSecond: LIMIT, seconds };
  const sent = await source.sendAtRate(rate);
  await source.drain();
  await pause(REST_MS);
  const longTasks = await list.takeLongTasks();
  show(`${seconds} s of 500 events/s: long tasks`, longTasks.length, '0');
  if (longTasks.length > 0) console.log(`  in ms: ${longTasks.join(' ')}`);
  show(`of ${sent} left out`, await list.readLeftOut());
}
