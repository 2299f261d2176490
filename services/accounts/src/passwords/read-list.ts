import { readFileSync } from 'node:fs';

/** The lines of a file of `data` that are no comments. */
export function readList(name: string): string[] {
  return readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}
