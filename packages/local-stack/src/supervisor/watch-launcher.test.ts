import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const watchModule = new URL('./watch-launcher.ts', import.meta.url).href;
const script = `
  const { watchLauncher } = await import('${watchModule}');
  watchLauncher(() => { console.log('gone'); process.exit(); });
  setInterval(() => {}, 1000);
  console.log('watching');`;

test('tells when the shell that npm started has gone', async () => {
  // `wait` keeps the shell from becoming the script itself.
  const command = '"$0" --input-type=module -e "$1" & wait';
  const shell = spawn('/bin/sh', ['-c', command, process.execPath, script]);
  const lines = shell.stdout.setEncoding('utf8');
  expect(String(await once(lines, 'data'))).toContain('watching');
  shell.kill('SIGKILL');
  expect(String(await once(lines, 'data'))).toContain('gone');
});
