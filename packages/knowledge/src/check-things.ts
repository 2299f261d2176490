/** Checks single files of `data/things` while they are being written: `node src/check-things.ts FILE…` */
import { entriesOf } from './content/entries.ts';
import { readThings } from './content/load-things.ts';

for (const path of process.argv.slice(2)) {
  const url = path.startsWith('/') ? path : new URL(`../${path}`, import.meta.url);
  try {
    const things = readThings(url);
    const answers = things.reduce((sum, thing) => sum + entriesOf(thing).length, 0);
    process.stdout.write(`${path}: ${things.length} things, ${answers} answers\n`);
  } catch (error) {
    process.stdout.write(`${path}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
