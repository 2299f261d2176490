/** `npm run sbom`: writes what LUX consists of to `.reports/sbom.cdx.json` (CycloneDX). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeSbom } from './make-sbom.ts';

const repository = resolve(import.meta.dirname, '..');
const file = resolve(repository, '.reports/sbom.cdx.json');
const sbom = makeSbom(repository);
mkdirSync(resolve(repository, '.reports'), { recursive: true });
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`${sbom.components.length} components: ${file}`);
