import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { services } from '../stack/services.ts';
import { hashWebSources } from '../web-client/hash-web-sources.ts';
import { makeTestFolder } from './test-folders.ts';

const fixtureService = new URL('./fixture-service.ts', import.meta.url).href;

/** A small stand-in for the repository in a temporary folder: fixture services and a built web client. */
export async function createFixtureRoot() {
  const root = await makeTestFolder('lux-fixture-');
  for (const { script } of services) {
    const target = path.join(root, script);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, `import '${fixtureService}';\n`);
  }
  await writeFile(path.join(root, 'package.json'), '{"type":"module"}');
  await mkdir(path.join(root, 'web/dist'), { recursive: true });
  await writeFile(path.join(root, 'web/dist/.build-hash'), await hashWebSources(root));
  return {
    root,
    dataDir: path.join(root, '.data'),
    stopLog: path.join(root, 'stopped.txt'),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
