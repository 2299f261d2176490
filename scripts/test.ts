/**
 * `npm test`: every check, then all tests: units beside the journeys on one system,
 * then the rest of the whole system's, run after run. The last line counts
 * everything: `N passed, N failed`, with `N skipped` where something was. With `--e2e`
 * (`npm run e2e`) only the tests of the whole system.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fetchRedisServer } from '@lux/test-kit/redis-servers/find-redis-server.ts';
import { fetchS3Server } from '@lux/test-kit/s3-server/find-s3-server.ts';
import { checkSteps, runStep } from './checks/check-steps.ts';
import { fetchBrowsers } from './fetch-browsers.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTotalTests: number;
  success: boolean;
}

const { values } = parseArgs({ options: { e2e: { type: 'boolean', default: false } } });

const counts = { passed: 0, failed: 0, skipped: 0 };
const count = (isPassed: boolean) => {
  if (isPassed) counts.passed += 1;
  else counts.failed += 1;
};

if (!values.e2e) {
  for (const step of checkSteps) count(await runStep(step));
}
count(await runStep({ name: 'build', command: 'turbo', arguments: ['run', 'build'] }));

mkdirSync('.reports', { recursive: true });
const hasRedisServer = await fetchRedisServer();
if (!hasRedisServer) {
  process.stdout.write(
    'Left out: tests on a cluster, sentinels and TLS of Redis, as apt is not here\n',
  );
}
if (!fetchS3Server()) {
  process.stdout.write('Left out: tests on an S3 server, as apt has no OpenStack Swift here\n');
}
fetchBrowsers();
// Unit tests wait for half of their time, and so do journeys on one system: together they fill two cores.
// Two systems beside each other would refuse each other's children as overload.
const units = values.e2e ? undefined : runUnits();
await runTests({ name: 'e2e-shared', projects: ['e2e-shared', 'e2e-stored'] });
await units;
await runTests({ name: 'e2e-beside', projects: ['e2e-beside'] });
await runTests({ name: 'e2e-alone', projects: ['e2e-alone'] });

const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed${skipped}\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;

async function runUnits(): Promise<void> {
  await runTests({ name: 'units', projects: ['!e2e*', '!on-cluster'], isBeside: true });
  if (!hasRedisServer) return;
  await runTests({ name: 'on-cluster', projects: ['on-cluster'], isBeside: true });
}

/** Runs the tests of these projects and adds their report to the counts. */
async function runTests({
  name,
  projects,
  isBeside = false,
}: {
  name: string;
  projects: string[];
  isBeside?: boolean;
}): Promise<void> {
  const report = `.reports/vitest-${name}.json`;
  rmSync(report, { force: true });
  const isGreen = await runStep({
    name: `tests: ${name}`,
    isBeside,
    command: 'vitest',
    arguments: [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  });
  addReport(report, isGreen);
}

/** A run that failed without a failed test (a crash, an unhandled error) still counts as a failure. */
function addReport(file: string, isGreen: boolean): void {
  try {
    const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
    counts.passed += report.numPassedTests;
    counts.failed += report.numFailedTests;
    counts.skipped += report.numPendingTests;
    if (!isGreen && report.numFailedTests === 0) counts.failed += 1;
    if (report.numTotalTests === 0) counts.failed += 1;
  } catch {
    counts.failed += 1;
  }
}
