import { readFileSync } from 'node:fs';

/** Character → what it looks like (UTS 39), as far as names can hold it. */
const prototypes = new Map(
  readFileSync(new URL('../../data/confusables.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [prototype = '', lookalikes = ''] = line.split(' < ');
      return lookalikes.split(' ').map((code) => [fromHex(code), fromHex(prototype)] as const);
    }),
);

/** What a text looks like: two texts that look alike have the same skeleton (UTS 39, section 4). */
export function skeletonOf(text: string): string {
  const mapped = Array.from(text.normalize('NFD'), (one) => prototypes.get(one) ?? one);
  return mapped.join('').normalize('NFD');
}

function fromHex(codes: string): string {
  return String.fromCodePoint(...codes.split('+').map((code) => Number.parseInt(code, 16)));
}
