import { withEnding } from './endings.ts';
import type { CompoundParts } from './load-compound-parts.ts';
import { splitCompound } from './split-compound.ts';

const LINK_SOUNDS: Readonly<Record<string, string>> = {
  s: 's',
  es: '@s',
  n: 'n',
  en: '@n',
  er: '3',
};
const VOWEL = /^[',]?[aeiouyAEIOUWY@3]/;

/** A compound in eSpeak NG's own writing, stressed on its first word; null where it is none. */
export function sayCompound(parts: CompoundParts, word: string): string | null {
  const simple = parts.get(word);
  if (simple) return simple.isWrong ? simple.sounds : null;
  const words = splitCompound(parts, word);
  if (!words) return null;
  return words
    .map(({ word: one, link, sounds: alone }, at) => {
      const sounds = link ? withEnding(one, alone, link, LINK_SOUNDS[link] ?? '') : alone;
      if (at === 0) return sounds;
      return `${VOWEL.test(sounds) ? '?' : ''}${sounds.replace("'", ',')}`;
    })
    .join('');
}
