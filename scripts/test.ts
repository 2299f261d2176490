/**
 * `npm test`: every check, then all tests, one run after the other. The last line counts
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
if (!values.e2e) {
  await runTests('units', '!e2e*', '!on-cluster');
  if (hasRedisServer) await runTests('on-cluster', 'on-cluster');
}
fetchBrowsers();
// One after the other: beside each other, systems on two cores refuse each other's children as overload.
await runTests('e2e-shared', 'e2e-shared');
await runTests('e2e-beside', 'e2e-beside');
await runTests('e2e-alone', 'e2e-alone');

const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed${skipped}\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;

/** Runs the tests of these projects and adds their report to the counts. */
async function runTests(name: string, ...projects: string[]) {
  const report = `.reports/vitest-${name}.json`;
  rmSync(report, { force: true });
  const isGreen = await runStep({
    name: `tests: ${name}`,
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
