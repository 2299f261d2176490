import { createRandom } from '@lux/random/random.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import { loadConfig } from './config.ts';
import { describeBacklog, describeRun } from './describe-run.ts';
import { openChaosRun } from './open-chaos-run.ts';
import { type ChaosSystem, openChaosSystem } from './system/open-chaos-system.ts';
import { planFaults, STEPS_WITH_EVERY_KIND } from './system/plan-faults.ts';

const SETTLED_WITHIN_MS = 30_000;
/** Beside the faults: the last answers, and the look at everything. */
const AROUND_MS = 180_000;

/** Two at a time, as a rolling update does it; the bff comes last. */
const RESTARTED_TOGETHER = [
  ['accounts', 'games'],
  ['conversation', 'analytics'],
  ['media', 'media-worker'],
];

const { seed, seconds, judgesTimes } = loadConfig();
let system: ChaosSystem;
let run: Awaited<ReturnType<typeof openChaosRun>>;

beforeAll(async () => {
  system = await openChaosSystem();
  run = await openChaosRun(system, createRandom(seed));
});

afterAll(async () => {
  await system?.close();
});

const describe = async () => {
  const backlog = await describeBacklog(system.redisUrl);
  process.stderr.write(describeRun({ seed, ...run, lines: system.lines, backlog }));
};

test('who is told to end gives every answer it has begun, and ends well within 12 s', async () => {
  onTestFailed(describe);
  const endTraffic = run.runTraffic();
  for (const targets of RESTARTED_TOGETHER) {
    await run.injectFaults(targets.map((target) => ({ kind: 'restart', target })));
  }
  // The bff answers even while the services behind it do not.
  system.setProviderState('hang');
  await waitFor(() => system.countHanging() > 0, { timeoutMs: 30_000, what: 'a hanging call' });
  await run.injectFaults([{ kind: 'restart', target: 'bff' }]);
  system.setProviderState('well');
  await endTraffic();
  expect(run.findViolations()).toEqual([]);
});

test('whatever fails, nothing promised is lost or doubled, and all is ready again by itself', {
  timeout: seconds * 1_000 + AROUND_MS,
}, async () => {
  onTestFailed(describe);
  const endTraffic = run.runTraffic();
  const deadline = performance.now() + seconds * 1_000;
  // Choices of its own: how many the traffic makes is for the clock to say.
  let steps = 0;
  for (const next of planFaults(createRandom(seed), system.services)) {
    if (performance.now() >= deadline && steps >= STEPS_WITH_EVERY_KIND) break;
    await run.injectFaults(next);
    steps += 1;
  }
  await endTraffic();
  for (const child of run.children) {
    await waitFor(() => child.settle(), { timeoutMs: SETTLED_WITHIN_MS, what: 'an answer' });
  }
  expect([...run.findViolations(), ...(await run.findLosses())]).toEqual([]);
  if (judgesTimes) expect(run.findDelays()).toEqual([]);
  // A turn each other second, else nothing was looked at: slow cores make one a second.
  expect(run.children.flatMap(({ history }) => history.turns).length).toBeGreaterThan(seconds / 2);
  expect(new Set(run.faults.map(({ fault }) => fault.kind)).size).toBe(4);
});
