import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const repository = resolve(import.meta.dirname, '..');
let tree: string;

/** A small tree under the repository's own lint rules, to be broken on purpose. */
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'lux-boundaries-'));
  copyFileSync(join(repository, 'biome.json'), join(tree, 'biome.json'));
  symlinkSync(join(repository, 'node_modules'), join(tree, 'node_modules'));
  spawnSync('git', ['init', '--quiet'], { cwd: tree });
});

afterEach(() => rmSync(tree, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

function brokenRules(): string[] {
  const run = spawnSync(join(repository, 'node_modules/.bin/biome'), ['lint', '--reporter=json'], {
    cwd: tree,
    encoding: 'utf8',
  });
  const report: { diagnostics: { category: string }[] } = JSON.parse(run.stdout);
  return report.diagnostics.map(({ category }) => category);
}

test('a tree that keeps the rules passes', () => {
  write('services/bff/src/one.ts', "import { two } from './two.ts';\n\nexport const one = two;\n");
  write('services/bff/src/two.ts', 'export const two = 2;\n');
  expect(brokenRules()).toEqual([]);
});

test('a service may not import another service by path', () => {
  write('services/bff/src/one.ts', "export { two } from '../../media/src/two.ts';\n");
  write('services/media/src/two.ts', 'export const two = 2;\n');
  expect(brokenRules()).toContain('lint/style/noRestrictedImports');
});

test('a service may not import another service by name', () => {
  write('services/bff/package.json', '{ "name": "@lux/bff" }\n');
  write('services/bff/src/one.ts', "export { two } from '@lux/media/two.ts';\n");
  expect(brokenRules()).toContain('lint/correctness/noUndeclaredDependencies');
});

test.each([1, 2, 3, 4])('a feature may not import another one, %i folders deep', (depth) => {
  const inner = '/inner'.repeat(depth - 1);
  const file = `web/src/features/quiz${inner}/one.ts`;
  const up = '../'.repeat(depth);
  write('web/src/lib/two.ts', 'export const two = 2;\n');
  write('web/src/features/quiz/three.ts', 'export const three = 3;\n');
  write(file, `export { two } from '${up}../lib/two.ts';\n`);
  expect(brokenRules()).toEqual([]);
  if (depth > 1) {
    write(file, `export { three } from '${'../'.repeat(depth - 1)}three.ts';\n`);
    expect(brokenRules()).toEqual([]);
  }
  write('web/src/features/math/two.ts', 'export const two = 2;\n');
  write(file, `export { two } from '${up}math/two.ts';\n`);
  expect(brokenRules()).toContain('lint/style/noRestrictedImports');
});

test.each(['web/src/one.ts', 'web/src/features/math/one.ts'])(
  '%s may import no package of ours but the contracts and the pure ones',
  (path) => {
    write(
      'web/package.json',
      '{ "name": "@lux/web", "dependencies": { "@lux/ai": "*", "@lux/contracts": "*", "@lux/german-text": "*", "@lux/maths": "*", "@lux/random": "*", "@lux/reading": "*" } }\n',
    );
    write(path, "export { Id } from '@lux/contracts/common/ids.ts';\n");
    expect(brokenRules()).toEqual([]);
    write(path, "export { generateProblems } from '@lux/maths/generate-problems.ts';\n");
    expect(brokenRules()).toEqual([]);
    write(path, "export { compareReading } from '@lux/reading/compare-reading.ts';\n");
    expect(brokenRules()).toEqual([]);
    write(path, "export { shuffle } from '@lux/random/choose.ts';\n");
    expect(brokenRules()).toEqual([]);
    write(
      path,
      "export { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';\n",
    );
    expect(brokenRules()).toEqual([]);
    write(path, "export { chooseProvider } from '@lux/ai/settings/choose-provider.ts';\n");
    expect(brokenRules()).toContain('lint/style/noRestrictedImports');
  },
);

test('contracts may import nothing but zod', () => {
  write('packages/contracts/src/one.ts', "export { readFileSync } from 'node:fs';\n");
  expect(brokenRules()).toContain('lint/style/noRestrictedImports');
});

test.each(
  ['maths', 'reading', 'random', 'german-text'].flatMap((name) =>
    ["'node:fs'", "'zod'", "'@lux/contracts/common/ids.ts'"].map((outside) => ({ name, outside })),
  ),
)('$name, which runs in browsers, may not import $outside', ({ name, outside }) => {
  write(
    `packages/${name}/package.json`,
    `{ "name": "@lux/${name}", "dependencies": { "@lux/contracts": "*", "zod": "*" } }\n`,
  );
  write(`packages/${name}/src/parts/one.ts`, 'export const one = 1;\n');
  write(`packages/${name}/src/two.ts`, "export { one } from './parts/one.ts';\n");
  write(`packages/${name}/src/parts/three.ts`, "export { one } from '../two.ts';\n");
  expect(brokenRules()).toEqual([]);
  write(`packages/${name}/src/two.ts`, `export * from ${outside};\n`);
  expect(brokenRules()).toContain('lint/style/noRestrictedImports');
});

test.each([
  ['maths', 'random', true],
  ['maths', 'german-text', true],
  ['reading', 'random', true],
  ['reading', 'german-text', true],
  ['random', 'german-text', false],
  ['random', 'maths', false],
  ['german-text', 'random', false],
  ['german-text', 'reading', false],
])('whether %s may import %s: %s', (name, other, isAllowed) => {
  write(
    `packages/${name}/package.json`,
    `{ "name": "@lux/${name}", "dependencies": { "@lux/${other}": "*" } }\n`,
  );
  write(`packages/${name}/src/one.ts`, `export { one } from '@lux/${other}/one.ts';\n`);
  expect(brokenRules()).toEqual(isAllowed ? [] : ['lint/style/noRestrictedImports']);
});

test('imports may not go round in a circle', () => {
  write(
    'packages/ai/src/one.ts',
    "import { two } from './two.ts';\n\nexport const one = () => two;\n",
  );
  write(
    'packages/ai/src/two.ts',
    "import { one } from './one.ts';\n\nexport const two = () => one;\n",
  );
  expect(brokenRules()).toContain('lint/suspicious/noImportCycles');
});

test('types may not go round in a circle either', () => {
  write(
    'packages/ai/src/one.ts',
    "import type { Two } from './two.ts';\n\nexport type One = Two | 1;\n",
  );
  write(
    'packages/ai/src/two.ts',
    "import type { One } from './one.ts';\n\nexport type Two = { one: One };\n",
  );
  expect(brokenRules()).toContain('lint/suspicious/noImportCycles');
});

test('only config.ts may read the environment', () => {
  write('services/bff/src/config.ts', 'export const port = process.env.PORT;\n');
  expect(brokenRules()).toEqual([]);
  write('services/bff/src/one.ts', 'export const port = process.env.PORT;\n');
  expect(brokenRules()).toContain('lint/style/noProcessEnv');
});
