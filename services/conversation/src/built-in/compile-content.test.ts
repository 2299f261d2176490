import { readCompiledYaml } from '@lux/knowledge/content/compiled-yaml.ts';
import { expect, test } from 'vitest';
import { placeOf, yamlFiles } from './load-content.ts';

test('each file is compiled, and what was compiled is what stands in it', () => {
  for (const { path, yaml, content } of yamlFiles()) {
    const compiled = readCompiledYaml(placeOf(path), yaml);
    expect(compiled, `${path}: run node src/built-in/compile-content.ts`).toEqual(content);
  }
});
