import { show } from '../measuring/figures.ts';
import { openList } from './open-list.ts';
import type { openSystem } from './open-system.ts';

const MISSED = 2_000;

type System = Awaited<ReturnType<typeof openSystem>>;

/** The bff dies and comes back; meanwhile requests go on. */
export async function measureReconnect({ source, stack, ...system }: System): Promise<void> {
  const visitorToken = 'reconnecting';
  await source.sendAtOnce(visitorToken, 1_000, 60_000);
  await source.drain();
  const list = await openList({ ...system, visitor: visitorToken });
  await list.loadOlder(1_000);
  await list.takeLongTasks();
  stack.kill('bff');
  await list.page.getByText('Live-Verbindung wird aufgebaut').waitFor();
  await source.sendAtRate({ visitorToken, perSecond: 1_000, seconds: MISSED / 1_000 });
  await source.drain();
  await list.page.getByText('Neue Anfragen erscheinen sofort.').waitFor();
  const connected = performance.now();
  await list.waitForRows(1_000 + MISSED);
  const caughtUpMs = performance.now() - connected;
  await source.sendAtRate({ visitorToken, perSecond: 100, seconds: 1 });
  await source.drain();
  await list.waitForRows(1_100 + MISSED);
  const longTasks = await list.takeLongTasks();
  const ids = await list.readIds();
  show(`${MISSED} missed rows are there after ms`, caughtUpMs);
  show('after the reconnect: missing', 1_100 + MISSED - new Set(ids).size, '0');
  show('after the reconnect: double', ids.length - new Set(ids).size, '0');
  show('after the reconnect: long tasks', longTasks.length);
  await list.close();
}
