/**
 * What does it cost to know what children can do (CLASSROOM "Progress")? How long a class of thirty with
 * 100,000 answers takes at a glance, and what a finished round costs with its single answers ÷ without, by
 * the same child in turns. Linux only.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type AnsweredRound, ClassProgress } from '@lux/contracts/classroom/progress.ts';
import { holdLesson, openTeacher, sitDown } from '@lux/e2e/testing/hold-lesson.ts';
import type { Visitor } from '@lux/e2e/testing/visitor.ts';
import { sharedCacheDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';
import { startStack } from '@lux/local-stack/start-stack.ts';
import { generateProblems } from '@lux/maths/generate-problems.ts';
import { createRandom } from '@lux/random/random.ts';
import { roundStream } from '@lux/service-kit/events/event-streams.ts';
import { appendEvents } from '@lux/service-kit/events/publishing/append-events.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { readCpu } from './bff/read-cpu.ts';
import { quantile, show } from './measuring/figures.ts';

const CHILDREN = 30;
const ANSWERS = 100_000;
const PER_ROUND = 10;
const GLANCES = 40;
const BLOCKS = 8;
const ROUNDS_OF_BLOCK = 10;
/** A child takes a minute for a round; so long what is learnt of one is not at work beside the next. */
const PAUSE_MS = 300;
/** `NAME_PREFIX` where it is not configured. */
const NAME_PREFIX = 'lux';

const random = createRandom(1);
const dataDir = mkdtempSync(join(tmpdir(), 'lux-bench-'));
const stack = await startStack({ dataDir, port: 0, cacheDir: sharedCacheDir, env: {} });
const redis = connectRedis({
  url: stack.redisUrl,
  log: createLogger('bench', 'warn'),
  role: 'request',
});
const visitors: Visitor[] = [];
try {
  const teacher = await openTeacher(stack, 'lehrkraft');
  visitors.push(teacher);
  const wish = { name: 'Igelklasse', seats: CHILDREN, afterwards: 'keep' as const };
  const { classId, seats, lesson } = await holdLesson(teacher, wish);
  await fill(seats.map(({ id }) => `seat:${id}` as const));

  const path = `/api/classes/${classId}/progress`;
  const read = () => teacher.json(ClassProgress, 'GET', path);
  const count = async () => (await read()).seats.reduce((total, { answers }) => total + answers, 0);
  while ((await count()) < ANSWERS) await pause(500);
  const times: number[] = [];
  for (let glance = 0; glance < GLANCES; glance += 1) {
    const begun = performance.now();
    await teacher.request('GET', path);
    times.push(performance.now() - begun);
  }
  show(`${ANSWERS} answers of ${CHILDREN} children at a glance, p50 ms`, quantile(times, 0.5));
  show('  p95 ms', quantile(times, 0.95), '≤ 150');

  const child = await sitDown(stack.url, lesson.code, seats[0]?.id);
  visitors.push(child);
  await compareRounds(child);
} finally {
  for (const visitor of visitors) visitor.close();
  await closeRedis(redis);
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Rounds of sums of all four kinds, as the bff writes them. */
async function fill(owners: AnsweredRound['owner'][]): Promise<void> {
  const target = { redis, namePrefix: NAME_PREFIX, stream: roundStream };
  const rounds = ANSWERS / PER_ROUND;
  for (let round = 0; round < rounds; round += 1) {
    const owner = owners[round % owners.length] ?? 'seat:nobody-nobody';
    await appendEvents(target, [{ ...buildRound(), timestamp: timeOf(round), owner }]);
  }
}

/** A minute after the other, all of them past. */
function timeOf(round: number): string {
  return new Date(Date.now() - 1e9 + round * 60_000).toISOString();
}

function buildRound() {
  const problems = generateProblems({
    ...{ difficulty: 'easy', operations: ['+', '-', '*', '/'], count: PER_ROUND, random },
  });
  const answers = problems.map(({ task }) => ({ task, isRight: random() < 0.85, seconds: 5 }));
  return { id: createId(), answers };
}

/** Blocks of rounds with and without answers by turns, so that what a busy machine does both have. */
async function compareRounds(child: Visitor): Promise<void> {
  const times = { with: [] as number[], without: [] as number[] };
  const cpus = { with: 0, without: 0 };
  const ratios: number[] = [];
  const cpu = () => readCpu(stack.processes.get('bff')?.pid ?? 0);
  const play = async (arm: 'with' | 'without') => {
    const before = cpu();
    for (let round = 0; round < ROUNDS_OF_BLOCK; round += 1) {
      const { id, answers } = buildRound();
      const body = { id, game: 'math', category: 'easy', score: 8, total: PER_ROUND, seconds: 60 };
      const begun = performance.now();
      await child.request('POST', '/api/games/rounds', {
        ...body,
        ...(arm === 'with' && { answers }),
      });
      times[arm].push(performance.now() - begun);
      await pause(PAUSE_MS);
    }
    cpus[arm] += cpu() - before;
  };
  await play('with');
  await play('without');
  for (let block = 0; block < BLOCKS; block += 1) {
    const order = block % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const);
    for (const arm of order) await play(arm);
    const p50 = (arm: 'with' | 'without') => quantile(times[arm].slice(-ROUNDS_OF_BLOCK), 0.5);
    ratios.push(p50('with') / p50('without'));
  }
  show('a round without answers, p50 ms', quantile(times.without, 0.5));
  show('  with answers ÷ without, middle of the blocks', quantile(ratios, 0.5), '≤ 1.05');
  show('  CPU of the bff, with ÷ without', cpus.with / cpus.without);
}
