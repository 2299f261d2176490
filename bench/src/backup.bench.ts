/**
 * A back-up of 10,000 conversations and 1,000 pictures while 20 children talk (DESIGN 10): how long does it
 * take, and how much longer do the children wait meanwhile? LUX answers by its own means. Linux only.
 *
 * `--conversations`, `--pictures` for other numbers.
 */
import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { inheritedEnv } from '@lux/local-stack/config.ts';
import { sharedCacheDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';
import { startStack } from '@lux/local-stack/start-stack.ts';
import { GridFSBucket, MongoClient } from 'mongodb';
import { quantile, show } from './measuring/figures.ts';
import { spawnTalkingUsers, type TalkingUser } from './talk/talking-user.ts';

const CHILDREN = 20;
/** What a class says while nothing is backed up. */
const BEFORE_MS = 20_000;
/** Children listen to an answer before they ask again. */
const PAUSE_MS = 2_000;
/** Three questions and their answers. */
const MESSAGES = 6;
/** As a painted picture of today. */
const PICTURE_BYTES = 600_000;
const AT_ONCE = 500;

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    conversations: { type: 'string', default: '10000' },
    pictures: { type: 'string', default: '1000' },
  },
});

const dataDir = mkdtempSync(join(tmpdir(), 'lux-bench-'));
const stack = await startStack({ dataDir, port: 0, cacheDir: sharedCacheDir });
const children = await spawnTalkingUsers(stack.url, CHILDREN);
try {
  await fill(Number(values.conversations), Number(values.pictures));

  // Each child's first answer reads what is read once.
  await talkFor(() => pause(PAUSE_MS));
  const before = await talkFor(() => pause(BEFORE_MS));
  const file = join(dataDir, 'backup.tar.gz');
  const script = fileURLToPath(new URL('../../packages/backup/src/backup.ts', import.meta.url));
  const startedAt = performance.now();
  const meanwhile = await talkFor(() =>
    promisify(execFile)(process.execPath, [script, file], {
      env: { ...inheritedEnv(), DATA_DIR: dataDir },
    }),
  );
  show('a back-up of all, seconds', (performance.now() - startedAt) / 1_000, '≤ 60');
  show('  its size, MB', statSync(file).size / 1e6);
  const p95 = (times: number[]) => quantile(times, 0.95);
  show(
    'children’s answers meanwhile ÷ before, p50',
    quantile(meanwhile, 0.5) / quantile(before, 0.5),
  );
  show('children’s answers meanwhile ÷ before, p95', p95(meanwhile) / p95(before), '≤ 1.2');
  show('  before, p95 ms', p95(before));
} finally {
  await Promise.all(children.map((child) => child.close()));
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Conversations of three turns and pictures that cannot be packed smaller, as they are stored. */
async function fill(conversations: number, pictures: number): Promise<void> {
  const client = await new MongoClient(stack.mongodbUri).connect();
  const now = new Date();
  const db = client.db('lux-conversation');
  for (let done = 0; done < conversations; done += AT_ONCE) {
    const ids = Array.from({ length: Math.min(AT_ONCE, conversations - done) }, () => randomUUID());
    const records = ids.map((_id) => ({
      ...{ _id, owner: `visitor:${randomUUID()}`, messageCount: MESSAGES },
      ...{ createdAt: now, updatedAt: now },
    }));
    await db.collection<(typeof records)[number]>('conversations').insertMany(records);
    const messages = ids.flatMap((conversationId) =>
      Array.from({ length: MESSAGES }, (_, order) => ({
        ...{ _id: randomUUID(), conversationId, order, timestamp: now, safety: null },
        role: order % 2 === 0 ? 'user' : 'assistant',
        content: `Warum ist der Himmel am Abend rot, und was hat ${randomUUID()} damit zu tun?`,
      })),
    );
    await db.collection<(typeof messages)[number]>('messages').insertMany(messages);
  }
  const bucket = new GridFSBucket(client.db('lux-media'), { bucketName: 'files' });
  for (let done = 0; done < pictures; done += 1) {
    await finished(bucket.openUploadStream(randomUUID()).end(randomBytes(PICTURE_BYTES)));
  }
  await client.close();
}

/** All children talk until this is done; gives how long each answer took, in milliseconds. */
async function talkFor(act: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const talking = children.map((child, place) => talk(child, place));
  await act();
  isOver = true;
  await Promise.all(talking);
  return times;

  async function talk(child: TalkingUser, place: number): Promise<void> {
    await pause((place / CHILDREN) * PAUSE_MS);
    while (!isOver) {
      times.push((await child.hear('Warum ist der Himmel am Abend rot?')).doneMs);
      await pause(PAUSE_MS);
    }
  }
}
