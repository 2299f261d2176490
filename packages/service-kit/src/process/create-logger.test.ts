import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('./create-logger.ts', import.meta.url));

function run(end: string) {
  const program = `
    import { createLogger } from ${JSON.stringify(script)};
    const log = createLogger('sample', 'info');
    log.info('first');
    log.warn('last');
    ${end}`;
  return spawn(process.execPath, ['--input-type=module', '-e', program]);
}

test.each([
  ['ends by itself', '', 0],
  ['is ended', 'process.exit(3);', 3],
  ['fails', "log.fatal('broken'); process.exit(1);", 1],
])('no line is lost where a process %s', async (_how, end, code) => {
  const child = run(end);
  const [printed, [exitCode]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(exitCode).toBe(code);
  const lines = printed.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).msg).slice(0, 2)).toEqual(['first', 'last']);
});

test('a line is there soon, also where nothing follows', async () => {
  const child = run('setInterval(() => {}, 60_000);');
  const [first] = await once(child.stdout, 'data');
  child.kill();
  expect(String(first)).toContain('first');
});
