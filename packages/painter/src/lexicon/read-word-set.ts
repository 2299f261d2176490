import { readFileSync } from 'node:fs';
import { foldWord } from '@lux/german-text/fold-letters.ts';

/** The folded words of a list in `data/`; what stands behind # is said to its readers. */
export function readWordSet(name: string): Set<string> {
  return new Set(
    readFileSync(new URL(`../../data/${name}.txt`, import.meta.url), 'utf8')
      .replace(/^#.*$/gm, '')
      .split(/\s+/)
      .filter(Boolean)
      .map(foldWord),
  );
}
