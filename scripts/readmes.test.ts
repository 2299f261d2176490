import { readdirSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  type FileTree,
  findLengthFaults,
  findLinkFaults,
  findNameFaults,
  findUnnamedFolders,
} from './checks/find-readme-faults.ts';

const repository = resolve(import.meta.dirname, '..');

/** What npm, a build or a start makes, or a history keeps. */
const PASSED_OVER = /^(node_modules|dist|\.git|\.turbo|\.reports|\.data.*)$/;

function filesBelow(folder: string): string[] {
  return readdirSync(resolve(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (PASSED_OVER.test(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(path) : path;
  });
}

const ours: FileTree = {
  files: filesBelow(''),
  read: (path) => readFileSync(resolve(repository, path), 'utf8'),
};

/** Decisions may name what was, the notices what others wrote. */
const texts = ours.files.filter(
  (file) => /\.md$/.test(file) && !/^(docs\/(decisions\/|STATUS)|THIRD-PARTY)/.test(file),
);

/** They teach people to write content, and say it in one place. */
const GUIDES = ['services/games/data/story/README.md', 'packages/knowledge/data/README.md'];

const readmes = texts.filter((file) => /^(services|packages|web)\/.*\bREADME\.md$/.test(file));
const short = readmes.filter((file) => !GUIDES.includes(file));

/** Named in texts, but made by a build, a start or a backup. */
const MADE = [
  '.data/',
  '.data/secrets.json',
  'DATA_DIR/secrets.json',
  'secrets.json',
  'logs/',
  'manifest.json',
  '.reports/sbom.cdx.json',
  'dist/',
  'screens/*.html',
  'sw.js',
];

/** A list of what is wrong, each with the text it stands in. */
const faultsIn = (files: readonly string[], find: (file: string) => string[]) =>
  files.flatMap((file) => find(file).map((fault) => `${file}: ${fault}`));

test('READMEs of services, packages and the client fit on a screen', () => {
  expect(short.length).toBeGreaterThan(60);
  expect(faultsIn(short, (file) => findLengthFaults(ours.read(file)))).toEqual([]);
});

test('every file and folder that a text names exists', () => {
  const faults = faultsIn(texts, (file) => findNameFaults(file, ours));
  const isMade = (fault: string) => MADE.some((name) => fault.endsWith(`: ${name}`));
  expect(faults.filter((fault) => !isMade(fault))).toEqual([]);
});

test('every link within the repository leads somewhere', () => {
  expect(faultsIn(texts, (file) => findLinkFaults(file, ours))).toEqual([]);
});

test('every folder of more than fifteen source files is named in a README above or in it', () => {
  expect(findUnnamedFolders(ours)).toEqual([]);
});

/** A small tree that has what a README says of it, and what it does not. */
function treeWith(readme: string, files: readonly string[] = []): FileTree {
  const read = (path: string) => (path.endsWith('README.md') ? readme : '# Other\n\n## A part\n');
  const path = 'packages/one/README.md';
  return { files: [path, 'packages/two/src/far.ts', 'docs/OTHER.md', ...files], read };
}

const findIn = (find: typeof findNameFaults, readme: string) =>
  find('packages/one/README.md', treeWith(readme, ['packages/one/src/near/here.store.ts']));

test('what is too long is found', () => {
  expect(findLengthFaults('a line\n'.repeat(61))).toEqual(['61 lines']);
  expect(findLengthFaults('word '.repeat(551))).toEqual(['551 words']);
  expect(findLengthFaults('a line\n'.repeat(60))).toEqual([]);
});

test.each([
  ['`src/near/here.store.ts`, `near/here.store.ts`, `here.store.ts`, `near/`', []],
  ['`node src/near/here.store.ts FILE.ts`, `near/*.ts`, `{near,far}/<what>.ts`, `.store.ts`', []],
  ['`far.ts`, `../two/src/far.ts`, `packages/two/src/far.ts`, `docs/OTHER.md`', []],
  ['`/media/{id}.webp`, `a.b`, gone.ts', []],
  ['`gone.ts`, `node gone.yaml`, `near/*.yaml`', ['gone.ts', 'gone.yaml', 'near/*.yaml']],
  ['`src/far.ts`, `../src/far.ts`, `other/`', ['src/far.ts', '../src/far.ts', 'other/']],
])('of what is named by %s there is all but %j', (readme, missing) => {
  expect(findIn(findNameFaults, readme)).toEqual(missing);
});

test.each([
  ['[a](src/near) [b](../../docs/OTHER.md#a-part) [c](https://x.example/y) `[d](gone)`', []],
  ['[a](gone.md) [b](../docs/OTHER.md)', ['gone.md', '../docs/OTHER.md']],
  ['[a](../../docs/OTHER.md#no-part) [b](#none)', ['../../docs/OTHER.md#no-part', '#none']],
])('of the links %s all lead somewhere but %j', (readme, missing) => {
  expect(findIn(findLinkFaults, readme)).toEqual(missing);
});

test('what stands in a block of code is only shown', () => {
  expect(findIn(findNameFaults, '```sh\ncat `gone.ts`\n```\n')).toEqual([]);
  expect(findIn(findLinkFaults, '```md\n[a](gone.md)\n```\n')).toEqual([]);
});

test.each([
  ['nothing', 16, ['packages/one/src/many']],
  ['`any/`', 16, ['packages/one/src/many']],
  ['`many/` has a file for each', 16, []],
  ['nothing', 15, []],
])(
  'where a README says %j, of a folder with %i files is to be told %j',
  (readme, count, unnamed) => {
    const files = Array.from({ length: count }, (_, index) => `packages/one/src/many/${index}.ts`);
    expect(findUnnamedFolders(treeWith(readme, files))).toEqual(unnamed);
  },
);
