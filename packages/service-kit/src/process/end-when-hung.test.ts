import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const HUNG_AFTER_MS = 1_000;

/** A process that is watched, and does this once it is. */
function start(then: string) {
  const program = `
    import { endWhenHung } from './src/process/end-when-hung.ts';
    endWhenHung({ hungAfterMs: ${HUNG_AFTER_MS}, lookEveryMs: 100 });
    setTimeout(() => { console.log('watched'); ${then} }, 500);
  `;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program],
    { cwd: fileURLToPath(new URL('../..', import.meta.url)), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => {
    said += piece;
  });
  return { child, ended: once(child, 'exit'), said: () => said };
}

test('a process whose event loop stands still is killed, and says why', async () => {
  const { ended, said } = start('while (true) {}');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(said()).toContain('the event loop stands still');
});

test('one that was stopped for longer and goes on lives', async () => {
  const { child, ended } = start('setTimeout(() => process.exit(7), 3_000);');
  await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  await pause(2 * HUNG_AFTER_MS);
  child.kill('SIGCONT');
  expect(await ended).toEqual([7, null]);
});

test('it keeps no process alive that has nothing left to do', async () => {
  const { ended } = start('');
  expect(await ended).toEqual([0, null]);
});
