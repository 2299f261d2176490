import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { COMPILED, compileThings, placeOf } from './content/compiled-things.ts';
import { namesOfFiles, readThings, THINGS } from './content/load-things.ts';

/**
 * Makes `packages/knowledge/data/compiled` of `data/things`: `node src/compile-things.ts`.
 * Without it a changed file is read as YAML, which is right, but takes longer at each start.
 */
rmSync(COMPILED, { recursive: true, force: true });
for (const name of namesOfFiles(THINGS)) {
  const path = new URL(name, THINGS);
  const place = placeOf(name);
  mkdirSync(new URL('.', place), { recursive: true });
  writeFileSync(place, compileThings(readFileSync(path), readThings(path)));
}
