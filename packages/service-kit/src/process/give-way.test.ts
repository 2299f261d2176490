import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const AUTOGROUP = '/proc/self/autogroup';
const giveWay = import.meta.resolve('./give-way.ts');
const script = `
  import { existsSync, readdirSync, readFileSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { giveWay } from '${giveWay}';
  giveWay(10, Number(process.argv[1] ?? 10));
  const threads = existsSync('/proc/self/task') ? readdirSync('/proc/self/task').map(Number) : [0];
  const group = existsSync('${AUTOGROUP}') ? readFileSync('${AUTOGROUP}', 'utf8').trim() : null;
  console.log(JSON.stringify({ niceness: [...new Set(threads.map((one) => getPriority(one)))], group }));
`;

async function run({ detached, group = 10 }: { detached: boolean; group?: number }) {
  const args = ['--input-type=module', '-e', script, `${group}`];
  const child = spawn(process.execPath, args, { detached, stdio: ['ignore', 'pipe', 'inherit'] });
  return JSON.parse(await text(child.stdout));
}

test('every thread of the process gives way', async () => {
  expect((await run({ detached: true })).niceness).toEqual([10]);
});

// Only Linux shares out the CPU among sessions, and not every kernel of it.
test.runIf(existsSync(AUTOGROUP))(
  'a session of its own gives way as a whole, another’s is left alone',
  async () => {
    expect((await run({ detached: true })).group).toMatch(/nice 10$/);
    expect((await run({ detached: true, group: 19 })).group).toMatch(/nice 19$/);
    const ours = readFileSync(AUTOGROUP, 'utf8').trim();
    expect((await run({ detached: false })).group).toBe(ours);
  },
);
