import { z } from 'zod';
import { compileYaml, readCompiledYaml } from './compiled-yaml.ts';
import type { Thing } from './thing.ts';

export const COMPILED = new URL('../../data/compiled/', import.meta.url);

const isThing = (value: unknown) =>
  typeof value === 'object' && value !== null && 'name' in value && 'aspects' in value;
/** Made of files that were checked whole. */
const Things = z.array(z.custom<Thing>(isThing)).optional();

/** Where the things of a YAML file are kept as JSON, one a line. */
export const placeOf = (name: string) => new URL(name.replace(/\.yaml$/, '.jsonl'), COMPILED);

export const compileThings = (yaml: Buffer, things: readonly Thing[]): string =>
  compileYaml(yaml, `[\n${things.map((thing) => JSON.stringify(thing)).join(',\n')}\n]`);

/** The things of a YAML file as they were compiled; undefined where the file was changed since. */
export const readCompiled = (name: string, yaml: Buffer): Thing[] | undefined =>
  Things.parse(readCompiledYaml(placeOf(name), yaml));
