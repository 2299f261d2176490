import { spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { loadConfig } from '../config.ts';

interface Step {
  name: string;
  command: string;
  arguments: string[];
  /** Added to the environment. */
  variables?: Record<string, string>;
  /** Runs beside another step: gives way to it, and its output is shown when it has ended. */
  isBeside?: boolean;
}

/** Enough for a system to answer in time beside unit tests, and little enough for these to go on. */
const NICER_BY = 5;

/** Runs one step of a check with its output shown, and says whether it passed. */
export async function runStep(step: Step): Promise<boolean> {
  const { name, variables = {}, isBeside = false } = step;
  const start = performance.now();
  process.stdout.write(`\n▶ ${name}\n`);
  const child = spawn(step.command, step.arguments, {
    env: { ...loadConfig().environment, ...variables },
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => output.push(chunk));
  }
  if (isBeside && child.pid) setPriority(child.pid, getPriority() + NICER_BY);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', reject);
  });
  process.stdout.write(Buffer.concat(output));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${code === 0 ? '✔' : '✘'} ${name} (${seconds} s)\n`);
  return code === 0;
}

/** What is checked without running the product. */
export const checkSteps: Step[] = [
  { name: 'format and lint', command: 'biome', arguments: ['ci', '.'] },
  // Four programs: what runs in Node (the root's), and what knows a page (web, e2e, bench).
  { name: 'types', command: 'turbo', arguments: ['run', 'types', '--concurrency=2'] },
  { name: '.env.example', command: 'node', arguments: ['scripts/checks/check-env-example.ts'] },
  {
    name: 'licences of packages',
    command: 'node',
    arguments: ['scripts/checks/check-licences.ts'],
  },
  {
    name: 'known weaknesses of packages',
    command: 'node',
    arguments: ['scripts/checks/audit-dependencies.ts'],
  },
];
