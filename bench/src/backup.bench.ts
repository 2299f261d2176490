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
/** First answers read what is read once, and are compiled. */
const WARM_UP_MS = 30_000;
/**
 * What children wait is compared in turns, so that what a machine or a disk is by itself at the moment counts
 * on both sides: back-ups of a quarter of everything, each after as long without one.
 */
const ROUNDS = 4;
const FIRST_BESIDE_MS = 25_000;
/** Children listen to an answer before they ask again. */
const PAUSE_MS = 2_000;
/** Three questions and their answers. */
const MESSAGES = 6;
/** As a painted picture of today: 498 kB in the mean of 40. */
const PICTURE_BYTES = 500_000;
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
  const [conversations, pictures] = [Number(values.conversations), Number(values.pictures)];
  const quarter = [Math.ceil(conversations / ROUNDS), Math.ceil(pictures / ROUNDS)] as const;
  await fill(...quarter);
  await talkFor(() => pause(WARM_UP_MS));

  const without: number[] = [];
  const meanwhile: number[] = [];
  let besideMs = FIRST_BESIDE_MS;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const ofRound = await talkFor(() => pause(besideMs));
    const { times, tookMs } = await backUp(`${round}.tar.gz`);
    without.push(...ofRound);
    meanwhile.push(...times);
    besideMs = tookMs;
    show(
      `  round ${round}, p95 with ÷ without one`,
      quantile(times, 0.95) / quantile(ofRound, 0.95),
    );
  }
  await fill(conversations - quarter[0], pictures - quarter[1]);
  const whole = await backUp('whole.tar.gz');
  show('a back-up of all, seconds', whole.tookMs / 1_000, '≤ 60');
  show('  its size, MB', statSync(join(dataDir, 'whole.tar.gz')).size / 1e6);
  const [p50, p95] = [0.5, 0.95].map(
    (share) => quantile(meanwhile, share) / quantile(without, share),
  );
  show('children’s answers with ÷ without a back-up, p50', p50 ?? Number.NaN);
  show('children’s answers with ÷ without a back-up, p95', p95 ?? Number.NaN, '≤ 1.2');
  show('  without, p95 ms', quantile(without, 0.95));
  show('  answers compared', without.length + meanwhile.length);
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
  // What was filled in must not be on its way to the disk while children wait for theirs.
  await promisify(execFile)('sync');
}

/** How long a back-up takes while all children talk, and how long each answer took meanwhile. */
async function backUp(name: string): Promise<{ times: number[]; tookMs: number }> {
  const script = fileURLToPath(new URL('../../packages/backup/src/backup.ts', import.meta.url));
  const startedAt = performance.now();
  let tookMs = 0;
  const times = await talkFor(async () => {
    await promisify(execFile)(process.execPath, [script, join(dataDir, name)], {
      env: { ...inheritedEnv(), DATA_DIR: dataDir },
    });
    tookMs = performance.now() - startedAt;
  });
  return { times, tookMs };
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
