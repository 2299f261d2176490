import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { compileYaml } from '@lux/knowledge/content/compiled-yaml.ts';
import { COMPILED, placeOf, yamlFiles } from './load-content.ts';

/**
 * Makes `data/compiled` of the YAML files of `data`: `node src/built-in/compile-content.ts`. Without it a
 * changed file is read as YAML, which is right, but takes longer at each start.
 */
rmSync(COMPILED, { recursive: true, force: true });
for (const { path, yaml, content } of yamlFiles()) {
  const place = placeOf(path);
  mkdirSync(new URL('.', place), { recursive: true });
  writeFileSync(place, compileYaml(yaml, JSON.stringify(content, null, 1)));
}
