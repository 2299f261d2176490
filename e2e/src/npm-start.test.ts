import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inheritedEnv } from '@lux/local-stack/config.ts';
import { sharedCacheDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../..', import.meta.url));
const START_LIMIT_MS = 90_000;

/** `npm start` on a data folder of its own, in a process group as a terminal makes one. */
async function npmStart() {
  const dataDir = await mkdtemp(join(tmpdir(), 'lux-npm-start-'));
  await symlink(sharedCacheDir, join(dataDir, 'cache'));
  const env = { ...inheritedEnv(), PORT: '0', DATA_DIR: dataDir };
  const npm = spawn('npm', ['start'], { cwd: repository, env, detached: true });
  const exited = once(npm, 'exit');
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const group = -Number(npm.pid);
  onTestFinished(async () => {
    // Only where the test has failed is anybody left.
    if (npm.exitCode === null && npm.signalCode === null) process.kill(group, 'SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });
  return { npm, dataDir, group, exited, read: () => output };
}

test('npm start shows no error, can be backed up, and a SIGTERM to npm ends LUX in order with code 0', async () => {
  const { npm, dataDir, exited, read } = await npmStart();
  const url = await waitFor(() => /LUX ist bereit: +(http:\S+)/.exec(read())?.[1], {
    timeoutMs: START_LIMIT_MS,
    what: 'the banner',
  });
  expect(read()).not.toMatch(/Fehler|ausgefallen/);
  expect((await fetch(`${url}/api/settings`)).status).toBe(200);

  // What was just asked has reached the database before it is read.
  const file = join(dataDir, 'lux.tar.gz');
  const env = { ...inheritedEnv(), DATA_DIR: dataDir };
  const { stdout } = await run('npm', ['run', 'backup', '--', file], { cwd: repository, env });
  expect(stdout).toContain('Gesichert: ');
  expect(stdout).not.toContain('Achtung');
  const { stdout: manifest } = await run('tar', ['xOzf', file, './manifest.json']);
  expect(JSON.parse(manifest)).toMatchObject({ eventsMissing: 0 });

  npm.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(read()).toContain('LUX ist beendet.');
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

test('a Ctrl-C while LUX is starting ends npm with code 0', async () => {
  const { group, exited, read } = await npmStart();
  await waitFor(() => read().includes('LUX startet'), {
    timeoutMs: START_LIMIT_MS,
    what: 'LUX to start',
  });
  process.kill(group, 'SIGINT');
  expect(await exited).toEqual([0, null]);
});
