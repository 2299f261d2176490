import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const module = new URL('./lower-priority.ts', import.meta.url).href;

/** In a process of its own, as nobody but root may take it back. Nicenesses are told from what it had before. */
async function lowerBy(call: string): Promise<{ eventLoop: number; pool: number[] }> {
  const script = `
    import { randomBytes } from 'node:crypto';
    import { readdirSync } from 'node:fs';
    import { getPriority } from 'node:os';
    import { promisify } from 'node:util';
    import { lowerPriority, lowerPriorityOfPool } from '${module}';
    await promisify(randomBytes)(8);
    const before = getPriority();
    ${call};
    const threads = readdirSync('/proc/self/task').map(Number);
    const of = (thread) => getPriority(thread) - before;
    const pool = threads.filter((thread) => thread !== process.pid).map(of);
    console.log(JSON.stringify({ eventLoop: of(process.pid), pool }));`;
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script];
  return JSON.parse((await promisify(execFile)(process.execPath, flags)).stdout);
}

test.runIf(process.platform === 'linux')(
  'a process gives way with all its threads, or with those beside its event loop alone',
  async () => {
    const whole = await lowerBy('lowerPriority(before + 3)');
    expect(whole.eventLoop).toBe(3);
    expect(new Set(whole.pool)).toEqual(new Set([3]));
    const pool = await lowerBy('lowerPriorityOfPool(before + 3)');
    expect(pool.eventLoop).toBe(0);
    expect(new Set(pool.pool)).toEqual(new Set([3]));
  },
);
