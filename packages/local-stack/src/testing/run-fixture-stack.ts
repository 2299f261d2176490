import { sharedCacheDir } from '../engines/shared-cache-dir.ts';
import { startStack } from '../start-stack.ts';

/* Runs a stack on the fixture root given as argument and tells the process ids, for tests that kill it. */
const [root = ''] = process.argv.slice(2);
const dataDir = `${root}/.data`;
const stack = await startStack({ root, dataDir, port: 0, cacheDir: sharedCacheDir });
console.log(JSON.stringify([...stack.processes.values()].map(({ pid }) => pid)));
