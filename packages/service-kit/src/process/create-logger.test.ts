import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { errorForLog } from './create-logger.ts';

test('an error tells what, where and why', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(errorForLog(new TypeError('no database', { cause }))).toEqual({
    type: 'TypeError',
    message: 'no database',
    stack: expect.stringContaining('create-logger.test.ts'),
    cause: {
      type: 'Error',
      message: 'connect ECONNREFUSED',
      stack: expect.any(String),
      code: 'ECONNREFUSED',
    },
  });
});

test('documents and commands that a driver attaches stay out', () => {
  const document = { prompt: 'Ich heiße Anna' };
  const error = Object.assign(new Error('E11000'), {
    insertedDocs: [document],
    writeErrors: [{ err: { op: document } }],
    command: { args: [Buffer.from(document.prompt)] },
  });
  expect(JSON.stringify(errorForLog(error))).not.toContain('Anna');
});

test('a thrown value that is no error shows its kind only', () => {
  expect(errorForLog('Ich heiße Anna')).toMatchObject({ type: 'string' });
});

const script = fileURLToPath(new URL('./create-logger.ts', import.meta.url));

function run(end: string) {
  const program = `
    import { createLogger } from ${JSON.stringify(script)};
    const log = createLogger('sample', 'info');
    log.info('first');
    log.warn('last');
    ${end}`;
  return start(program);
}

function start(program: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
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

test.each([
  ['ends by itself', '', 0],
  ['is ended', 'process.exit(3);', 3],
  ['fails', "log.fatal('broken'); process.exit(1);", 1],
])('of 10,000 lines none is lost nor torn where a process %s', async (_how, end, code) => {
  const child = run(`
    for (let place = 0; place < 10_000; place += 1) log.info({ place }, 'line');
    console.error('written');
    ${end}`);
  const exited = once(child, 'exit');
  // The reader is late: more waits than the pipe can hold.
  await once(child.stderr, 'data');
  const printed = await text(child.stdout);
  expect(await exited).toEqual([code, null]);
  const lines = printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const places = lines.flatMap(({ place }) => place ?? []);
  expect(places.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 10_000 }, (_, place) => place),
  );
});

const service = `
  import { createLogger } from ${JSON.stringify(script)};
  import { runService } from ${JSON.stringify(fileURLToPath(new URL('./run-service.ts', import.meta.url)))};
  const log = createLogger('sample', 'info');
  await runService({ log, tracing: null, stop: { limitMs: 5_000 } }, async () => {
    const timer = setInterval(() => {}, 60_000);
    return async () => clearInterval(timer);
  });
  process.once('SIGUSR2', () => { throw new Error('broken'); });
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  console.error('here');`;

test.each([
  ['is told to end', 'SIGTERM', 0],
  ['fails', 'SIGUSR2', 1],
] as const)(
  'a process whose lines nobody reads any more ends, too, where it %s',
  async (_how, signal, code) => {
    const child = start(service);
    await once(child.stderr, 'data');
    child.stdout.destroy();
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([code, null]);
  },
);

test('a process whose supervisor was killed ends, though nobody takes its last lines', async () => {
  // The service's standard error is the supervisor's own: it closes when both of them are gone.
  const supervisor = start(`
    import { spawn } from 'node:child_process';
    const options = { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] };
    spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(service)}], options);`);
  await once(supervisor.stderr, 'data');
  const closed = once(supervisor.stderr, 'close');
  supervisor.stderr.resume();
  supervisor.kill('SIGKILL');
  await closed;
});

test('lines that nobody reads keep no process busy', async () => {
  const child = run(
    "setInterval(() => log.info('more'), 1); process.on('SIGTERM', () => process.exit(4));",
  );
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.kill();
  expect(await once(child, 'exit')).toEqual([4, null]);
});
