import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const lowerPriority = import.meta.resolve('./lower-priority.ts');
const script = `
  import { existsSync, readdirSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { lowerPriority } from '${lowerPriority}';
  lowerPriority(10);
  const threads = existsSync('/proc/self/task') ? readdirSync('/proc/self/task').map(Number) : [0];
  console.log(JSON.stringify([...new Set(threads.map((one) => getPriority(one)))]));
`;

test('every thread of the process gives way', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  expect(JSON.parse(await text(child.stdout))).toEqual([10]);
});
