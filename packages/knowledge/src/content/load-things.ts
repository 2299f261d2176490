import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';
import { readCompiled } from './compiled-things.ts';
import { type Thing, ThingsFile } from './thing.ts';

export const THINGS = new URL('../../data/things/', import.meta.url);

/** The YAML files of a folder and its folders, always in the same order. */
export const namesOfFiles = (folder: URL): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort();

/**
 * Reads and checks all files of `data/things` and its folders, once.
 * @throws {Error} that names the file, the thing and the faulty place
 */
export function loadThings(folder: URL = THINGS): Thing[] {
  return namesOfFiles(folder).flatMap((name) => {
    const path = new URL(name, folder);
    try {
      const compiled = folder === THINGS ? readCompiled(name, readFileSync(path)) : undefined;
      return compiled ?? readThings(path);
    } catch (error) {
      throw new Error(`${name}:\n${error instanceof Error ? error.message : ''}`);
    }
  });
}

/**
 * Reads and checks one file.
 * @throws {Error} that names each thing and faulty place
 */
export function readThings(path: URL | string): Thing[] {
  const content: unknown = load(readFileSync(path, 'utf8'));
  const file = ThingsFile.safeParse(content);
  if (!file.success) throw new Error(problemsOf(content, file.error));
  return file.data.things;
}

const Named = z.object({ things: z.array(z.object({ name: z.string() }).catch({ name: '?' })) });

function problemsOf(content: unknown, error: z.ZodError): string {
  const named = Named.safeParse(content);
  return error.issues
    .map(({ path, message }) => {
      const place = path[0] === 'things' && typeof path[1] === 'number' ? path[1] : undefined;
      const name = place === undefined ? '' : `${named.data?.things[place]?.name ?? place} `;
      return `${name}${path.slice(2).join('.')}: ${message}`;
    })
    .join('\n');
}
