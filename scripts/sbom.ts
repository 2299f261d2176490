import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

/** The parts of CycloneDX 1.5 that we look at; the rest is kept as npm wrote it. */
const Sbom = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.looseObject({
      name: z.string(),
      version: z.string(),
      purl: z.string(),
      hashes: z.array(z.looseObject({ alg: z.string(), content: z.string() })).optional(),
    }),
  ),
});
export type Sbom = z.infer<typeof Sbom>;

/** Every package of the lock file, whatever is installed here, as a CycloneDX document. */
export function makeSbom(repository: string): Sbom {
  const npm = spawnSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (npm.status !== 0) throw new Error(`npm sbom failed: ${npm.stderr}`);
  return Sbom.parse(JSON.parse(npm.stdout));
}

/** `npm run sbom`: writes what LUX consists of to `.reports/sbom.cdx.json` (CycloneDX). */

const repository = resolve(import.meta.dirname, '..');
const file = resolve(repository, '.reports/sbom.cdx.json');
const sbom = makeSbom(repository);
mkdirSync(resolve(repository, '.reports'), { recursive: true });
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`${sbom.components.length} components: ${file}`);
