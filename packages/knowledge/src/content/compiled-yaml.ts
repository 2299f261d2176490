import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

const hashOf = (yaml: Buffer) => createHash('sha1').update(yaml).digest('hex');

/** What stands in a YAML file as JSON, behind the hash of that file. */
export const compileYaml = (yaml: Buffer, json: string): string => `${hashOf(yaml)}\n${json}\n`;

/**
 * What was compiled of a YAML file: reading all YAML takes most of a second. undefined where the file was
 * changed since, so that nothing old is ever told.
 */
export function readCompiledYaml(place: URL, yaml: Buffer): unknown {
  if (!existsSync(place)) return undefined;
  const text = readFileSync(place, 'utf8');
  const end = text.indexOf('\n');
  return text.slice(0, end) === hashOf(yaml) ? JSON.parse(text.slice(end)) : undefined;
}
