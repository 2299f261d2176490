import { textNoun } from './reading/text-noun.ts';
import type { LettersMode } from './select/letters-mode.ts';
import { modeOf } from './select/mode-of.ts';

/** What the child did: "Du hast 10 Silben geübt." */
export function practisedText(
  { mode, level }: { mode: LettersMode; level: number },
  count: number,
): string {
  const { noun, nouns } = mode === 'lesen' ? textNoun(level) : modeOf(mode);
  const verb = mode === 'lesen' ? 'gelesen' : 'geübt';
  return `Du hast ${count} ${count === 1 ? noun : nouns} ${verb}.`;
}
