/** Compares the licences of all packages in `package-lock.json` with what we allow. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { findLicenceProblems, type UsedPackage } from './find-licence-problems.ts';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({ license: z.string().optional(), link: z.boolean().optional() }),
  ),
});
const Manifest = z.looseObject({
  license: z.string().optional(),
  licenses: z.array(z.looseObject({ type: z.string() })).optional(),
});

/** Old packages have a list, which the lock file does not repeat. */
function readManifest(path: string): string | null {
  try {
    const { license, licenses } = Manifest.parse(
      JSON.parse(readFileSync(`${path}/package.json`, 'utf8')),
    );
    return license ?? licenses?.map(({ type }) => type).join(' OR ') ?? null;
  } catch {
    return null;
  }
}

const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const used: UsedPackage[] = Object.entries(packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, { license }]) => ({
    name: path.replace(/^.*node_modules\//, ''),
    licence: license ?? readManifest(path),
  }));
const problems = findLicenceProblems(used);
for (const problem of problems) console.error(`not allowed: ${problem}`);
console.log(`${used.length} packages, ${problems.length} under terms that nobody has allowed`);
process.exitCode = problems.length === 0 ? 0 : 1;
