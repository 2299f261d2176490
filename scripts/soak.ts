/**
 * `npm run soak`: the long forms of what `npm test` does briefly. Together they take some two hours;
 * `npm run soak -- chaos kills` runs single ones. What the environment sets (CHAOS_SEED, FUZZ_RUNS …)
 * holds instead of the figures here.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  fetchRedisServer,
  findServerForTests,
} from '@lux/test-kit/redis-servers/find-redis-server.ts';
import { fetchS3Server } from '@lux/test-kit/s3-server/find-s3-server.ts';
import { runStep } from './checks/check-steps.ts';
import { loadConfig } from './config.ts';

const { positionals: wanted } = parseArgs({ allowPositionals: true });
const { environment } = loadConfig();

const CHAOS_SEEDS = ['1', '7', '11'];

/**
 * A Redis server that keeps what it was given, found on the PATH of what is started: with it nothing that was
 * acknowledged may be missing. Without one, chaos is made with the Valkey that comes with `npm start`.
 */
await fetchRedisServer();
const redisServer = await findServerForTests();
const withRedisServer = redisServer && {
  ...redisServer.env,
  PATH: [path.dirname(redisServer.command), environment.PATH ?? ''].join(path.delimiter),
};

const vitest = (...rest: string[]) => ({ command: 'vitest', arguments: ['run', ...rest] });

const parts: Record<string, Parameters<typeof runStep>[0][]> = {
  chaos: (environment.CHAOS_SEED ? [environment.CHAOS_SEED] : CHAOS_SEEDS).map((seed) => ({
    name: `chaos, seed ${seed}`,
    ...vitest('--project=e2e-beside', 'src/chaos'),
    variables: {
      ...withRedisServer,
      CHAOS_SECONDS: environment.CHAOS_SECONDS ?? '540',
      CHAOS_SEED: seed,
    },
  })),
  fuzz: [
    {
      name: 'fuzz, 1,000 cases of each call',
      ...vitest('--project=e2e-beside', 'src/fuzz'),
      variables: { FUZZ_RUNS: environment.FUZZ_RUNS ?? '1000' },
    },
  ],
  kills: [
    {
      name: 'workers (pictures in the database and in a bucket), consumers and model answers at full length',
      ...vitest('media-kills', 'requests/kills', 'mutated-answers'),
      variables: { SOAK: 'true' },
    },
  ],
  upgrade: [
    {
      name: 'a version of before beside this one',
      ...vitest('--project=e2e-soak', 'two-versions'),
      variables: { UPGRADE_FROM: environment.UPGRADE_FROM ?? 'HEAD' },
    },
  ],
  maths: [
    {
      name: '2,000 problems of each kind and level',
      ...vitest('--project=packages', 'maths/src/generate-problems'),
      variables: { SOAK: 'true' },
    },
  ],
  screens: [
    {
      name: 'every screen with everything broken',
      ...vitest('--project=web*', 'broken-storage', 'broken-server'),
      variables: { SOAK: 'true' },
    },
  ],
  class: [
    {
      name: 'a class for 20 minutes',
      command: 'node',
      arguments: [
        ...['--expose-gc', '--max-semi-space-size=64'],
        ...['bench/src/main.ts', 'class', '--soak'],
      ],
    },
  ],
};

const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}
// Without them the part on a bucket is skipped.
fetchS3Server();
let failed = 0;
for (const [name, steps] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const step of steps) if (!(await runStep(step))) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
