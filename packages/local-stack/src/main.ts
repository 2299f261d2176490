import { once } from 'node:events';
import { loadConfig } from './config.ts';
import { StartProblem } from './start-problem.ts';
import { startStack } from './start-stack.ts';
import { formatBanner } from './terminal/format-banner.ts';

/** One Ctrl-C arrives twice: from the terminal, and forwarded by npm. */
const sameInterruptMs = 1_000;

const interrupt = new AbortController();
let interruptedAt = 0;
function end(): void {
  if (interrupt.signal.aborted) return;
  interruptedAt = Date.now();
  console.log('\nLUX wird beendet …');
  interrupt.abort();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // A second Ctrl-C means now: exiting kills all children at once (see startStack).
    const isSecond = interrupt.signal.aborted && Date.now() - interruptedAt > sameInterruptMs;
    if (isSecond) process.exit(130);
    end();
  });
}
// A closed terminal takes no more lines; the stack still ends in order.
process.stdout.on('error', end);

try {
  const config = loadConfig();
  console.log('LUX startet …');
  const stack = await startStack({
    ...config,
    isDev: process.argv.includes('--dev'),
    print: (line) => console.log(line),
    signal: interrupt.signal,
  });
  console.log(formatBanner(stack));
  if (!interrupt.signal.aborted) await once(interrupt.signal, 'abort');
  await stack.stop();
  console.log('LUX ist beendet.');
  process.exit(0);
} catch (error) {
  if (interrupt.signal.aborted) process.exit(0);
  console.error(error instanceof StartProblem ? `\n${error.message}\n` : error);
  process.exit(1);
}
