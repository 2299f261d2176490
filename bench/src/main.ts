/** `npm run bench -- NAME`: answers one question with figures; without a name, all of them. */
import { readdirSync } from 'node:fs';

const [wanted] = process.argv.slice(2);
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length));

if (wanted !== undefined && !names.includes(wanted)) {
  console.error(`There is no bench named ${wanted}. There are: ${names.join(', ')}`);
  process.exit(1);
}
for (const name of wanted === undefined ? names : [wanted]) {
  console.log(`\n${name}`);
  await import(`./${name}.bench.ts`);
}
