import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inheritedEnv } from '../config.ts';
import { createTempDir } from '../testing/create-temp-dir.ts';
import { isAlive } from '../testing/processes.ts';
import { type ProcessSpec, restartBackoffMs, SupervisedProcess } from './supervised-process.ts';

test('pauses double from 250 ms up to 10 s', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6, 60].map(restartBackoffMs);
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
});

async function supervise(script: string, more: Partial<ProcessSpec> = {}) {
  const folder = await createTempDir();
  const file = path.join(folder, 'script.mjs');
  await writeFile(file, script);
  const lines: string[] = [];
  const pauses: number[] = [];
  const supervised = new SupervisedProcess(
    { name: 'fixture', args: [file], cwd: folder, env: inheritedEnv(), ...more },
    {
      onLine: (line) => lines.push(line),
      onDeath: ({ pauseMs }) => pauses.push(pauseMs),
    },
  );
  onTestFinished(() => supervised.stop());
  supervised.start();
  return { supervised, lines, pauses };
}

test('a process that dies is started again, after growing pauses', async () => {
  const { supervised, lines, pauses } = await supervise('console.log("up"); process.exit(1);');
  await vi.waitFor(() => expect(pauses).toEqual([250, 500]), { timeout: 5_000 });
  await supervised.stop();
  expect(lines).toEqual(['up', 'up']);
  expect(supervised.restarts).toBe(1);
});

test('a stopped process ends politely and takes its children with it', async () => {
  const script = `
    import { spawn } from 'node:child_process';
    const grandchild = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    process.on('SIGTERM', () => { console.log('finishing'); process.exit(0); });
    console.log(grandchild.pid);`;
  const { supervised, lines } = await supervise(script, { hasChildren: true });
  const grandchild = await vi.waitFor(() => {
    expect(lines).toHaveLength(1);
    return Number(lines[0]);
  });
  await supervised.stop();
  expect(supervised.pid).toBeUndefined();
  await vi.waitFor(() => expect(isAlive(grandchild)).toBe(false));
  expect(lines).toContain('finishing');
});

test('a process that has nothing left to do is not kept alive by the channel to its parent', async () => {
  const { pauses } = await supervise('');
  await vi.waitFor(() => expect(pauses).toEqual([250]), { timeout: 3_000 });
});
