import { readCompiledYaml } from '@lux/knowledge/content/compiled-yaml.ts';
import { expect, test } from 'vitest';
import { placeOf, yamlFiles } from './load-content.ts';

test('what was compiled of a file is what stands in it', () => {
  for (const { path, yaml, content } of yamlFiles()) {
    const compiled = readCompiledYaml(placeOf(path), yaml);
    if (compiled !== undefined) expect(compiled).toEqual(content);
  }
});
