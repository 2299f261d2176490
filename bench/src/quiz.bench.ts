/**
 * How long does a child wait for a quiz of a model? Rounds from the pool against ones that are
 * written first, through the whole system, by turns; and how often a class that starts the same quiz
 * has the model write.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sharedCacheDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';
import { startStack } from '@lux/local-stack/start-stack.ts';
import { Pool } from 'undici';
import { quantile, show } from './measuring/figures.ts';
import { quizSchedule } from './measuring/upstream-schedules.ts';
import { startQuizUpstream } from './quiz/start-quiz-upstream.ts';

const CHILDREN = 30;
const POOLED_ROUNDS = 20;
const CATEGORIES = ['nature', 'space', 'history', 'science'];
const AGES = ['small', 'medium', 'large'];

const upstream = await startQuizUpstream();
const dataDir = mkdtempSync(join(tmpdir(), 'lux-bench-'));
const stack = await startStack({
  dataDir,
  port: 0,
  cacheDir: sharedCacheDir,
  // All ask from one address without a session, some 200 times a second.
  env: {
    OPENAI_BASE_URL: upstream.baseUrl,
    OPENAI_TEXT_MODEL: 'scheduled',
    CHILDREN_PER_ADDRESS: '100000',
  },
});
const pool = new Pool(stack.url, { connections: CHILDREN });

// Not a topic of the measured ones: compiles and connects everything.
for (let round = 0; round < 50; round += 1) await play({ category: 'space' });

const fresh: number[] = [];
const pooled: number[] = [];
const bank: number[] = [];
for (const category of CATEGORIES) {
  for (const ageGroup of AGES) {
    const topic = { category, ageGroup };
    fresh.push(await waitForFresh(topic));
    for (let round = 0; round < POOLED_ROUNDS; round += 1) pooled.push((await play(topic)).ms);
  }
}

const before = await upstream.countGenerations();
const topic = { category: 'nature' };
const first = await Promise.all(Array.from({ length: CHILDREN }, () => play(topic)));
bank.push(...first.map(({ ms }) => ms));
await pause(2 * quizSchedule.wholeMs);
const second = await Promise.all(Array.from({ length: CHILDREN }, () => play(topic)));
const generations = (await upstream.countGenerations()) - before;

show(
  'pooled round ÷ freshly written one, p50',
  quantile(pooled, 0.5) / quantile(fresh, 0.5),
  '≤ 0.05',
);
show('pooled round ÷ freshly written one, p95', quantile(pooled, 0.95) / quantile(fresh, 0.5), '');
show('fresh round ÷ what the model needs, p50', quantile(fresh, 0.5) / quizSchedule.wholeMs, '');
show('30 start at once: generations', generations, '≤ 1');
show('30 start at once: slowest ÷ fresh', Math.max(...bank) / quantile(fresh, 0.5), '');
show(
  '30 play next: share that is all of the model',
  second.filter(({ isOfModel }) => isOfModel).length / CHILDREN,
  '1',
);

await pool.close();
await stack.stop();
upstream.stop();
rmSync(dataDir, { recursive: true, force: true });

async function play(wish: object) {
  const start = performance.now();
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path: '/api/quiz/generate',
    body: JSON.stringify({ count: 5, excludedQuestions: [], ...wish }),
    headers: { 'content-type': 'application/json' },
  });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`quiz answered ${statusCode}: ${text}`);
  const ofModel = text.match(/Wie hell leuchtet der Stern Nummer \d/g)?.length ?? 0;
  return { ms: performance.now() - start, isOfModel: ofModel === 5 };
}

/** From the first wish to the first round that the model has written. */
async function waitForFresh(wish: object): Promise<number> {
  const start = performance.now();
  while (!(await play(wish)).isOfModel) await pause(5);
  return performance.now() - start;
}
