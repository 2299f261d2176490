/**
 * A device that does nothing but ask, as a process of its own: at each message of its parent it asks
 * for the settings and for the same bytes from bare `node:http` in turns, and tells the times.
 */
import { getPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { forceGc } from '../measuring/force-gc.ts';
import { raisePriority } from '../measuring/raise-priority.ts';
import { TalkingUser } from '../talk/talking-user.ts';
import { Addresses, type Asked } from './start-asker.ts';

const ASKED = 400;
const EVERY_MS = 10;

const { url, bareUrl } = Addresses.parse(JSON.parse(process.argv[2] ?? ''));
const settings = new TalkingUser(url);
const bare = new TalkingUser(bareUrl);
await settings.start();

process.on('message', async () => {
  forceGc();
  process.send?.(await raisePriority(askInTurns));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

/** At a steady pace whatever the answers take, so that a slow one does not spare the next. */
async function askInTurns(): Promise<Asked> {
  const asked = { settings: [] as Promise<number>[], bare: [] as Promise<number>[] };
  const start = performance.now();
  for (let count = 0; count < ASKED * 2; count += 1) {
    await pause(Math.max(0, start + (count * EVERY_MS) / 2 - performance.now()));
    if (count % 2 === 0) asked.settings.push(time(settings));
    else asked.bare.push(time(bare));
  }
  return {
    settings: await Promise.all(asked.settings),
    bare: await Promise.all(asked.bare),
    niceness: getPriority(),
  };
}

async function time(child: TalkingUser): Promise<number> {
  const start = performance.now();
  const { body } = await child.get('/api/settings');
  await body.dump();
  return performance.now() - start;
}
