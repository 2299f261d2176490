import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { judgeAudit } from './checks/audit-dependencies.ts';
import { loadConfig } from './config.ts';
import { makeSbom } from './sbom.ts';

const repository = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(resolve(repository, path), 'utf8');

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
    }),
  ),
});
const locked = Object.entries(Lock.parse(JSON.parse(read('package-lock.json'))).packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, entry]) => ({ ...entry, name: path.replace(/^.*node_modules\//, '') }));

test('the lock file holds the hash of every package, for platforms other than this one, too', () => {
  const unsure = locked.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
  expect(unsure.map(({ name, version }) => `${name}@${version}`)).toEqual([]);
  expect(locked.length).toBeGreaterThan(500);
});

test('neither the lock file nor .npmrc names a registry', () => {
  expect(locked.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  expect(read('package-lock.json')).not.toMatch(/https?:\/\/[^"]*\.tgz/);
  expect(read('.npmrc')).not.toMatch(/registry\s*=|\/\//);
});

test('no package runs a program of its own when it is installed, whatever npm somebody has', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  // The images install with the same rules.
  expect(read('deploy/service.Dockerfile')).toMatch(
    /COPY package\.json package-lock\.json \.npmrc /,
  );
});

test('versions in the manifests are exact', () => {
  const Manifest = z.object({
    dependencies: z.record(z.string(), z.string()).default({}),
    devDependencies: z.record(z.string(), z.string()).default({}),
    optionalDependencies: z.record(z.string(), z.string()).default({}),
  });
  const manifests = globSync(
    ['package.json', '{packages,services}/*/package.json', '{web,e2e,bench}/package.json'],
    { cwd: repository },
  );
  expect(manifests.length).toBeGreaterThan(15);
  const inexact = manifests.flatMap((manifest) => {
    const { dependencies, devDependencies, optionalDependencies } = Manifest.parse(
      JSON.parse(read(manifest)),
    );
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
    return Object.entries(all)
      .filter(([name, version]) => !name.startsWith('@lux/') && !/^\d+\.\d+\.\d+$/.test(version))
      .map(([name, version]) => `${manifest}: ${name} ${version}`);
  });
  expect(inexact).toEqual([]);
});

test('the SBOM names every package of the lock file with its hash', () => {
  const { components } = makeSbom(repository);
  const hashed = components.filter(({ hashes }) => hashes?.some(({ alg }) => alg === 'SHA-512'));
  const named = new Set(hashed.map(({ purl }) => decodeURIComponent(purl)));
  const wanted = new Set(locked.map(({ name, version }) => `pkg:npm/${name}@${version}`));
  expect([...wanted].filter((one) => !named.has(one))).toEqual([]);
  expect(named.size).toBe(wanted.size);
});

test('what docs/DEPENDENCIES.md says about a version is about the one we use', () => {
  const rows = [...read('docs/DEPENDENCIES.md').matchAll(/^\| `([^`]+)` (\d[\w.-]*) \|/gm)];
  expect(rows.length).toBeGreaterThan(8);
  const versions = new Map(locked.map(({ name, version }) => [name, version]));
  const stale = rows.filter(([, name = '', version]) => versions.get(name) !== version);
  expect(stale.map(([row]) => row)).toEqual([]);
});

const unknown = { isKnown: false, why: '405 Method Not Allowed' } as const;

test('an audit that could not be made fails in CI, unless somebody has decided otherwise', () => {
  const judge = (variables: Record<string, string>) => judgeAudit(unknown, loadConfig(variables));
  expect(judge({ CI: 'true' }).isPassed).toBe(false);
  expect(judge({ CI: '1' }).isPassed).toBe(false);
  expect(judge({ CI: 'true', AUDIT_UNAVAILABLE: 'allow' }).isPassed).toBe(true);
  expect(judge({}).isPassed).toBe(true);
  expect(() => judge({ CI: 'true', AUDIT_UNAVAILABLE: 'yes' })).toThrow();
});

test('whoever reads the output of a check sees that nothing was audited', () => {
  for (const variables of [{}, { CI: 'true' }, { CI: 'true', AUDIT_UNAVAILABLE: 'allow' }]) {
    const { lines } = judgeAudit(unknown, loadConfig(variables));
    expect(lines.join('\n')).toMatch(/NOT AUDITED.*405/);
  }
});

test('a serious weakness fails everywhere', () => {
  const found = { isKnown: true, serious: ['one <2: critical'], others: 3 } as const;
  const result = { ...found, serious: [...found.serious] };
  expect(judgeAudit(result, { isCi: false, mayBeUnaudited: true }).isPassed).toBe(false);
  const clean = { ...found, serious: [] };
  expect(judgeAudit(clean, { isCi: true, mayBeUnaudited: false }).isPassed).toBe(true);
});
