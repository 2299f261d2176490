import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Thing } from './thing.ts';

export const COMPILED = new URL('../../data/compiled/', import.meta.url);

const isThing = (value: unknown) =>
  typeof value === 'object' && value !== null && 'name' in value && 'aspects' in value;
/** Made of files that were checked whole. */
const Things = z.array(z.custom<Thing>(isThing));

/** Where the things of a YAML file are kept as JSON, one a line, behind the hash of that file. */
export const placeOf = (name: string) => new URL(name.replace(/\.yaml$/, '.jsonl'), COMPILED);

const hashOf = (yaml: Buffer) => createHash('sha1').update(yaml).digest('hex');

export const compileThings = (yaml: Buffer, things: readonly Thing[]): string =>
  `${hashOf(yaml)}\n[\n${things.map((thing) => JSON.stringify(thing)).join(',\n')}\n]\n`;

/**
 * The things of a YAML file as they were compiled: reading all YAML takes half a second. undefined where
 * the file was changed since, so that nothing old is ever told.
 */
export function readCompiled(name: string, yaml: Buffer): Thing[] | undefined {
  const place = placeOf(name);
  if (!existsSync(place)) return undefined;
  const text = readFileSync(place, 'utf8');
  const end = text.indexOf('\n');
  if (text.slice(0, end) !== hashOf(yaml)) return undefined;
  return Things.parse(JSON.parse(text.slice(end)));
}
