import type { Named } from './named.ts';

/** A name in its cases, which are alike. */
export function namedBy(name: string): Named {
  return { nom: name, acc: name, dat: name };
}
