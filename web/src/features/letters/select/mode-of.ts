import type { LettersMode } from './letters-mode.ts';
import { modes } from './modes.ts';

export function modeOf(id: LettersMode) {
  return modes.find((mode) => mode.id === id) ?? modes[0];
}
