import { replayInput } from './replay-input.ts';

/** Gives the elements of a drawn page the styles that `takeOutStyles` took from them. */
export function giveBackStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-drawn-style]')) {
    element.style.cssText = element.dataset.drawnStyle ?? '';
    element.removeAttribute('data-drawn-style');
  }
}

/**
 * Makes a drawn page as React expects it; returns how to do again, once React is there, what was done
 * in it so far.
 */
export function takeUp(root: HTMLElement): () => void {
  giveBackStyles(root);
  return replayInput(root);
}
