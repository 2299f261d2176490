import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inheritedEnv } from '../config.ts';
import { createTempDir } from '../testing/create-temp-dir.ts';
import { buildWebClient } from './build-web-client.ts';
import { hashWebSources } from './hash-web-sources.ts';

async function createWeb(buildScript: string) {
  const root = await createTempDir();
  const manifest = { name: 'fixture', private: true, workspaces: ['web'] };
  await writeFile(path.join(root, 'package.json'), JSON.stringify(manifest));
  await mkdir(path.join(root, 'web/src'), { recursive: true });
  const web = { name: 'web', version: '1.0.0', scripts: { build: buildScript } };
  await writeFile(path.join(root, 'web/package.json'), JSON.stringify(web));
  const build = () => buildWebClient({ root, env: inheritedEnv(), onStart: () => {} });
  return { root, build };
}

test('builds on the first start and again only when a source has changed', async () => {
  const { root, build } = await createWeb('mkdir -p dist');
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);
  await writeFile(path.join(root, 'web/src/main.test.tsx'), '');
  expect(await build()).toBe(false);
  await writeFile(path.join(root, 'web/src/main.tsx'), '');
  expect(await build()).toBe(true);
});

test('builds again when a package of this repository that the client uses has changed', async () => {
  const { root, build } = await createWeb('mkdir -p dist');
  const web = {
    name: 'web',
    scripts: { build: 'mkdir -p dist' },
    dependencies: { '@lux/words': '*' },
  };
  await mkdir(path.join(root, 'packages/words/src'), { recursive: true });
  await writeFile(path.join(root, 'packages/words/src/words.ts'), '');
  await writeFile(path.join(root, 'web/package.json'), JSON.stringify(web));
  const hash = await hashWebSources(root);
  await writeFile(path.join(root, 'packages/words/src/words.ts'), 'export {};');
  expect(await hashWebSources(root)).not.toBe(hash);
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);
});

test('a failed build is told with its last lines and tried again', async () => {
  const { build } = await createWeb('echo "main.tsx: unexpected token" && exit 1');
  await expect(build()).rejects.toThrow('unexpected token');
  await expect(build()).rejects.toThrow('ließ sich nicht bauen');
});
