/**
 * `npm test`: every check, then all tests in one run on one set of real engines. The last line
 * counts both: `N passed, N failed`, with `N skipped` where something was.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkSteps, runStep } from './checks/check-steps.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTotalTests: number;
  success: boolean;
}

const REPORT = '.reports/vitest.json';
const { values } = parseArgs({ options: { only: { type: 'string' } } });

const tally = { passed: 0, failed: 0, skipped: 0 };
const count = (isPassed: boolean) => {
  if (isPassed) tally.passed += 1;
  else tally.failed += 1;
};

if (values.only === undefined) {
  for (const step of checkSteps) count(await runStep(step));
}
count(await runStep({ name: 'build', command: 'turbo', arguments: ['run', 'build'] }));

mkdirSync('.reports', { recursive: true });
rmSync(REPORT, { force: true });
const areTestsGreen = await runStep({
  name: 'tests',
  command: 'vitest',
  arguments: [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
    ...(values.only ? ['--project', values.only] : []),
  ],
});
addReport(areTestsGreen);

const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed${skipped}\n`);
process.exitCode = tally.failed === 0 ? 0 : 1;

/** A run that failed without a failed test (a crash, an unhandled error) still counts as a failure. */
function addReport(isGreen: boolean): void {
  try {
    const report: VitestReport = JSON.parse(readFileSync(REPORT, 'utf8'));
    tally.passed += report.numPassedTests;
    tally.failed += report.numFailedTests;
    tally.skipped += report.numPendingTests;
    if (!isGreen && report.numFailedTests === 0) tally.failed += 1;
    if (report.numTotalTests === 0) tally.failed += 1;
  } catch {
    tally.failed += 1;
  }
}
