import { sharedCacheDir } from '../data-dir/prepare-data-dir.ts';
import { startStack } from '../start-stack.ts';

/*
 * Runs a stack on the fixture root given as argument and tells the process ids, for tests that kill it.
 * A Ctrl-C ends it in order.
 */
const [root = ''] = process.argv.slice(2);
const dataDir = `${root}/.data`;
const env = { STOP_LOG: `${root}/stopped.txt` };
const stack = await startStack({ root, dataDir, port: 0, cacheDir: sharedCacheDir, env });
process.once('SIGINT', () => stack.stop().then(() => process.exit(0)));
console.log(JSON.stringify([...stack.processes.values()].map(({ pid }) => pid)));
