import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runStep } from './checks/check-steps.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    status: 'passed' | 'failed';
    assertionResults: { status: string }[];
  }[];
}

interface TestRun {
  name: string;
  /** Of `vitest.config.ts`, as `--project` takes them. */
  projects: string[];
  /** Beside another run: gives way to it. */
  isBeside?: boolean;
  /** Only these files. */
  files?: string[];
  /** Not these files. */
  without?: readonly string[];
  /** So many files at a time, instead of what `vitest.config.ts` says. */
  maxWorkers?: number;
}

/** More than these are no accident. */
const MOST_UNSTEADY = 12;

/** Runs tests and counts what they report, and checks besides. */
export function createTestRuns() {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const failedFiles: { file: string; failed: number; projects: string[] }[] = [];

  /** Counts a check as one test. */
  const count = (isPassed: boolean) => {
    if (isPassed) counts.passed += 1;
    else counts.failed += 1;
  };

  /** Runs the tests of these projects and returns their report; null where there is none. */
  async function run(given: TestRun) {
    const { name, projects, isBeside = false, files = [], without = [], maxWorkers } = given;
    const report = `.reports/vitest-${name}.json`;
    mkdirSync('.reports', { recursive: true });
    rmSync(report, { force: true });
    const isGreen = await runStep({
      name: `tests: ${name}`,
      isBeside,
      command: 'vitest',
      arguments: [
        'run',
        ...files,
        ...projects.map((project) => `--project=${project}`),
        ...without.map((file) => `--exclude=${path.resolve(file)}`),
        ...(maxWorkers === undefined ? [] : [`--maxWorkers=${maxWorkers}`]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
    });
    return { isGreen, report: readReport(report) };
  }

  async function runTests(given: TestRun): Promise<void> {
    const { isGreen, report } = await run(given);
    if (!report) {
      counts.failed += 1;
      return;
    }
    counts.passed += report.numPassedTests;
    counts.failed += report.numFailedTests;
    counts.skipped += report.numPendingTests;
    // A run that failed without a failed test (a crash, an unhandled error) still counts as a failure.
    if (!isGreen && report.numFailedTests === 0) counts.failed += 1;
    if (report.numTotalTests === 0) counts.failed += 1;
    for (const { name, assertionResults } of report.testResults) {
      const failed = assertionResults.filter(({ status }) => status === 'failed').length;
      if (failed > 0) failedFiles.push({ file: name, failed, projects: given.projects });
    }
  }

  /**
   * Tests share two cores, and a busy machine is late now and then: a few files that failed run once
   * more, each with the machine to itself. What passes then is counted as passed and named as unsteady.
   */
  async function runUnsteadyAgain(): Promise<void> {
    if (failedFiles.length === 0 || failedFiles.length > MOST_UNSTEADY) return;
    for (const { file, failed, projects } of failedFiles) {
      const { isGreen, report } = await run({ name: 'again', projects, files: [file] });
      if (!isGreen || !report || report.numPassedTests === 0) continue;
      counts.failed -= failed;
      counts.passed += failed;
      process.stdout.write(`Unsteady: ${path.relative('.', file)} failed beside others\n`);
    }
  }

  return { counts, count, runTests, runUnsteadyAgain };
}

function readReport(file: string): VitestReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
