/**
 * `npm test`: every check, then unit tests beside the journeys that everything stands on. With `--all`
 * (what must be green before a change lands) also the long ones among the unit tests, the rest of the
 * whole system's tests, run after run, and what keeps keys in Redis once more on a cluster; with `--e2e` (`npm run e2e`) only tests of the
 * whole system. The last line counts everything: `N passed, N failed`, with `N skipped` where something was.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fetchRedisServer } from '@lux/test-kit/redis-servers/find-redis-server.ts';
import { fetchS3Server } from '@lux/test-kit/s3-server/find-s3-server.ts';
import { checkSteps, runStep } from './checks/check-steps.ts';
import { fetchBrowsers } from './fetch-browsers.ts';
import { longUnits } from './long-units.ts';
import { createTestRuns } from './run-tests.ts';

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    e2e: { type: 'boolean', default: false },
  },
});
const isWhole = values.all || values.e2e;

const lost = longUnits.filter((file) => !existsSync(file));
if (lost.length > 0) throw new Error(`No test is ${lost.join(', ')}`);

const { count, counts, runTests, runUnsteadyAgain } = createTestRuns();

if (!values.e2e) {
  for (const step of checkSteps) count(await runStep(step));
}
count(await runStep({ name: 'build', command: 'turbo', arguments: ['run', 'build'] }));

const hasRedisServer = await fetchRedisServer();
if (!hasRedisServer) {
  process.stdout.write(
    'Left out: tests on a cluster, sentinels and TLS of Redis, as apt is not here\n',
  );
}
if (!fetchS3Server()) {
  process.stdout.write('Left out: tests on an S3 server, as apt has no OpenStack Swift here\n');
}
if (isWhole) fetchBrowsers();
// Unit tests wait for half of their time, and so do journeys on one system: together they fill two cores.
// Two systems beside each other would refuse each other's children as overload. All journeys beside all
// units are late on slow machines, so there they run one after the other.
const units = values.e2e ? undefined : runUnits();
if (isWhole) await units;
await runTests(
  isWhole
    ? { name: 'e2e-shared', projects: ['e2e-shared', 'e2e-stored'] }
    : { name: 'e2e-core', projects: ['e2e-core'] },
);
await units;
if (isWhole) {
  await runTests({ name: 'e2e-beside', projects: ['e2e-beside'] });
  await runTests({ name: 'e2e-alone', projects: ['e2e-alone'] });
}
await runUnsteadyAgain();

const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed${skipped}\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;

async function runUnits(): Promise<void> {
  const projects = ['!e2e*', '!on-cluster'];
  if (!isWhole) return runTests({ name: 'units', projects, isBeside: true, without: longUnits });
  await runTests({ name: 'units', projects });
  if (hasRedisServer) await runTests({ name: 'on-cluster', projects: ['on-cluster'] });
}
