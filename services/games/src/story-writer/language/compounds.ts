import type { Lexicon } from '@lux/word-desk/lexicon/create-lexicon.ts';
import type { Noun } from '@lux/word-desk/lexicon/noun.ts';

const SHORTEST_HEAD = 3;
const SHORTEST_TAIL = 4;

/** `Wackelzahn`, `Springseil`: what is done and a thing. */
export function ofDoing(
  word: string,
  lexicon: Lexicon,
  infinitives: ReadonlySet<string>,
): (Noun & { isPlural: boolean }) | null {
  if (!/^\p{Lu}\p{Ll}+$/u.test(word)) return null;
  for (let at = SHORTEST_HEAD + 1; at <= word.length - SHORTEST_TAIL; at += 1) {
    const head = word.slice(0, at).toLowerCase();
    if (!infinitives.has(`${head}n`) && !infinitives.has(`${head}en`)) continue;
    const tail = lexicon.noun(word.charAt(at).toUpperCase() + word.slice(at + 1));
    if (!tail || tail.gender === 'p') continue;
    const whole = (part: string) =>
      word.slice(0, at) + part.charAt(0).toLowerCase() + part.slice(1);
    return {
      ...tail,
      lemma: word,
      genitive: whole(tail.genitive),
      plural: tail.plural ? whole(tail.plural) : tail.plural,
      isPlural: false,
    };
  }
  return null;
}

/** `Morsegerät`, `Klassenchat`: put together of something and a thing. */
export function endsAsThing(lemma: string, lexicon: Lexicon, beings: ReadonlySet<string>): boolean {
  for (let at = SHORTEST_HEAD; at <= lemma.length - SHORTEST_TAIL; at += 1) {
    const tail = lemma.charAt(at).toUpperCase() + lemma.slice(at + 1);
    if (lexicon.noun(tail) !== undefined) return !beings.has(tail);
  }
  return false;
}
