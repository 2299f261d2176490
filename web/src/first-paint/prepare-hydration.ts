import { giveBackStyles } from './give-back-styles.ts';
import { replayInput } from './replay-input.ts';

/**
 * Makes a drawn page as React expects it; returns how to do again, once React is there, what was done
 * in it so far.
 */
export function takeUp(root: HTMLElement): () => void {
  giveBackStyles(root);
  return replayInput(root);
}
