import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';

const guard = import.meta.resolve('./exit-with-parent.ts');
const later = 'setInterval(() => {}, 1_000);';

/** A process that would stay for ever, and what it loads before the guard. */
function start(before = '') {
  const first = `data:text/javascript,${encodeURIComponent(before)}`;
  const child = spawn(
    process.execPath,
    ['--import', first, '--import', guard, '--input-type=module', '-e', later],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test('a process ends when its supervisor is gone', async () => {
  const child = start("process.send('here');");
  await once(child, 'message');
  const exited = once(child, 'exit');
  child.disconnect();
  expect(await exited).toEqual([null, 'SIGTERM']);
});

test('a process whose supervisor went while it was starting ends, too', async () => {
  const child = start(
    "process.send('here'); await new Promise((resolve) => process.once('disconnect', resolve));",
  );
  await once(child, 'message');
  const exited = once(child, 'exit');
  child.disconnect();
  expect(await exited).toEqual([null, 'SIGTERM']);
});
