/**
 * How long does the whole system take to be ready, and how much memory does it hold? The client is
 * built beforehand. Bars: ready in 15 s, 1.5 GB in all. The floor of the same run is a bare
 * `node -e 0`, because machines differ.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedCacheDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';
import { startStack } from '@lux/local-stack/start-stack.ts';

const RUNS = 3;
const seconds: number[] = [];
let floorSeconds = Number.POSITIVE_INFINITY;
let memory: [name: string, mebibytes: number][] = [];

for (let run = 0; run < RUNS; run += 1) {
  const floorStart = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  floorSeconds = Math.min(floorSeconds, (performance.now() - floorStart) / 1000);

  const dataDir = mkdtempSync(join(tmpdir(), 'lux-bench-'));
  const stack = await startStack({ dataDir, port: 0, cacheDir: sharedCacheDir });
  seconds.push(stack.startedInMs / 1000);
  memory = [...stack.processes].map(([name, { pid }]) => [name, memoryOf(pid)]);
  memory.push(['supervisor (here)', memoryOf(process.pid)]);
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

const median = seconds.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0;
const total = memory.reduce((sum, [, mebibytes]) => sum + mebibytes, 0);
console.log(`ready: ${seconds.map((value) => value.toFixed(1)).join(', ')} s`);
console.log(`median ÷ bare node start: ${(median / floorSeconds).toFixed(0)}`);
for (const [name, mebibytes] of memory) console.log(`${name.padEnd(20)} ${mebibytes} MiB`);
console.log(`${'all together'.padEnd(20)} ${total} MiB`);

/** Resident memory in MiB, as Linux tells it. */
function memoryOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
