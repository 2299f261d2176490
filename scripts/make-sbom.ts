import { spawnSync } from 'node:child_process';
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
