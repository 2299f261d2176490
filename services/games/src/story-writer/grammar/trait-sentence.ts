import type { StoryCharacter } from '@lux/contracts/games/story.ts';
import type { StoryData } from '../data/load-story-data.ts';
import { declineName } from './decline-name.ts';

const ADJECTIVE = /(ig|lich|isch|sam|bar|haft|los|voll|end|reich)$/u;

/**
 * What is special about a child's character as a sentence, whichever way it was put: `mutig`, `kann gut
 * klettern`, `Mut`.
 */
export function traitSentence(
  { name: given, traits }: StoryCharacter,
  { verbs, frames, nouns }: Pick<StoryData, 'verbs' | 'frames' | 'nouns'>,
  isPresent: boolean,
): string {
  const { nom: name, dat } = declineName(given, { nouns });
  const clean = traits.map((trait) => trait.replace(/[.!?]+$/, '').trim()).filter(Boolean);
  const was = isPresent ? 'ist' : 'war';
  const adjectives = clean.filter((trait) => isPredicative(trait, frames.adjectives)).slice(0, 2);
  if (adjectives.length > 0) {
    return `${name} ${was} ${adjectives.map(lowerFirst).join(' und ')}.`;
  }
  for (const trait of clean) {
    const [first = '', ...rest] = trait.split(' ');
    const entry = Object.entries(verbs).find(([, [, er]]) => er === first.toLowerCase());
    if (entry && rest.length > 0) {
      return `${name} ${isPresent ? first.toLowerCase() : entry[0]} ${rest.join(' ')}.`;
    }
  }
  return `Das Besondere an ${dat} ${was}: ${clean[0] ?? 'einfach alles'}.`;
}

/** Stands after `ist` as it is: `mutig`, `sehr schnell`. */
function isPredicative(trait: string, adjectives: readonly string[]): boolean {
  const words = trait.split(' ');
  const last = words.at(-1)?.toLowerCase() ?? '';
  const areSmall = words.slice(1).every((word) => /^\p{Ll}/u.test(word));
  return words.length <= 3 && areSmall && (adjectives.includes(last) || ADJECTIVE.test(last));
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
