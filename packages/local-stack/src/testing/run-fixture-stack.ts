import { sharedCacheDir } from '../data-dir/prepare-data-dir.ts';
import { startStack } from '../start-stack.ts';

/*
 * Runs a stack on the fixture root given as argument and tells the process ids, then what the stack
 * prints, for tests that kill it. A Ctrl-C or SIGTERM ends it in order, as `main.ts` does.
 */
const [root = ''] = process.argv.slice(2);
const interrupt = new AbortController();
const stack = await startStack({
  root,
  dataDir: `${root}/.data`,
  port: 0,
  cacheDir: sharedCacheDir,
  env: { STOP_LOG: `${root}/stopped.txt` },
  signal: interrupt.signal,
  print: (line) => interrupt.signal.aborted && console.log(line),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    interrupt.abort();
    await stack.stop();
    process.exit(0);
  });
}
console.log(JSON.stringify([...stack.processes.values()].map(({ pid }) => pid)));
