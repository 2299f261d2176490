/**
 * How long does a child wait while the school's books do not answer (DESIGN 9)? Kiwix hangs, then it is
 * killed, and each time LUX has to answer as without it. The floor is the same question in a system
 * without books, in the same run.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sharedCacheDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';
import { startStack } from '@lux/local-stack/start-stack.ts';
import { quantile, show } from './measuring/figures.ts';
import { spawnTalkingUsers } from './talk/talking-user.ts';

const TURNS = 8;
/** LUX leaves a Kiwix that does not answer alone for so long, then tries it again. */
const LEFT_ALONE_MS = 11_000;
/** Only a book could answer it. */
const QUESTION = 'Was ist ein Okapi?';

const CATALOG = `<feed><entry><id>urn:uuid:1</id><title>Klexikon</title><language>deu</language>
  <name>klexikon</name><link type="text/html" href="/content/klexikon"/></entry></feed>`;

/** It names its book and never answers anything else. */
const kiwix = createServer((request, response) => {
  if (request.url?.startsWith('/catalog')) response.end(CATALOG);
});
kiwix.listen(0, '127.0.0.1');
await once(kiwix, 'listening');
const address = kiwix.address();
const kiwixUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

const without = await openSystem({});
const withBooks = await openSystem({ KIWIX_URL: kiwixUrl });

// What both compile at their first turns is no wait for Kiwix.
await askedIn(without.url);
const floor = await askedIn(without.url);
const hanging = await askedIn(withBooks.url);
await pause(LEFT_ALONE_MS);
const hangingStill = await askedIn(withBooks.url);
kiwix.closeAllConnections();
kiwix.close();
await pause(LEFT_ALONE_MS);
const killed = await askedIn(withBooks.url);

show('ms to the answer without books, p50', quantile(floor, 0.5), '');
show('ms while Kiwix hangs, the longest', Math.max(...hanging, ...hangingStill), '≤ 1500');
show('ms while Kiwix is killed, the longest', Math.max(...killed), '≤ 1500');
show(
  'once it is left alone ÷ without books, p50',
  quantile(hangingStill, 0.5) / quantile(floor, 0.5),
  '',
);

await withBooks.close();
await without.close();

async function openSystem(env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lux-bench-'));
  const stack = await startStack({ dataDir, port: 0, cacheDir: sharedCacheDir, env });
  const close = async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: stack.url, close };
}

/** How long each of some children waits for the whole answer, one after the other. */
async function askedIn(url: string): Promise<number[]> {
  const times: number[] = [];
  for (const child of await spawnTalkingUsers(url, TURNS)) {
    times.push((await child.hear(QUESTION)).doneMs);
    await child.close();
  }
  return times;
}
