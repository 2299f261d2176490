/**
 * Do thirty children who log in at the same moment wait long, and do those who talk meanwhile notice?
 * Passwords cost 35 ms of a core each, on purpose; accounts takes them in turn and leaves a core free.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedCacheDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';
import { startStack } from '@lux/local-stack/start-stack.ts';
import { quantile, show } from './measuring/figures.ts';
import { TalkingUser } from './talk/talking-user.ts';

const CHILDREN = 30;
const TALKERS = 30;
/** Few turns say little about their slowest twentieth; both arms in turn, so that both are as warm. */
const ROUNDS = 8;
const TURNS = 20;
const password = 'Wolke-Besen-Zebra';

const dataDir = mkdtempSync(join(tmpdir(), 'lux-bench-'));
const stack = await startStack({ dataDir, port: 0, cacheDir: sharedCacheDir });
const children = Array.from({ length: CHILDREN }, () => new TalkingUser(stack.url));
await Promise.all(children.map((child) => child.start()));
/** Many, because one child may not ask as fast as this. */
const talkers = Array.from({ length: TALKERS }, () => new TalkingUser(stack.url));
await Promise.all(talkers.map((talker) => talker.start()));

for (const [number, child] of children.entries()) {
  await answered(child, '/api/register', { username: `kind-${number}`, password }, 201);
}

let asked = 0;
const talkTimes = async (turns: number): Promise<number[]> => {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    asked += 1;
    const talker = talkers[asked % TALKERS];
    if (!talker) throw new Error('nobody to talk');
    const path = `/api/conversations/${talker.conversation}/messages`;
    const content = `Was ist ${asked} mal ${turn + 2}?`;
    times.push(await answered(talker, path, { role: 'user', content }, 201));
  }
  return times;
};

await talkTimes(TURNS);
const idle: number[] = [];
const logins: number[] = [];
const beside: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  idle.push(...(await talkTimes(TURNS)));
  const all = Promise.all(
    children.map((child, number) =>
      answered(child, '/api/login', { username: `kind-${number}`, password }, 200),
    ),
  );
  beside.push(...(await talkTimes(TURNS)));
  logins.push(...(await all));
}
show('30 logins at once, p95 in s', quantile(logins, 0.95) / 1000, '≤ 1.2');
show('talking meanwhile ÷ idle, p95', quantile(beside, 0.95) / quantile(idle, 0.95), '≤ 2');

await Promise.all([...talkers, ...children].map((child) => child.close()));
await stack.stop();
rmSync(dataDir, { recursive: true, force: true });

/** Milliseconds until the whole answer is there. @throws Error where it is another than expected. */
async function answered(
  child: TalkingUser,
  path: string,
  body: object,
  status: number,
): Promise<number> {
  const start = performance.now();
  const answer = await child.send(path, body);
  await answer.body.dump();
  if (answer.statusCode !== status) throw new Error(`${path} answered ${answer.statusCode}`);
  return performance.now() - start;
}
