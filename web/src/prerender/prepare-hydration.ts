import { replayInput } from './replay-input.ts';

/** Puts back the inline styles that `extractInlineStyles` took from a prerendered page. */
export function restoreInlineStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-inline-style]')) {
    element.style.cssText = element.dataset.inlineStyle ?? '';
    element.removeAttribute('data-inline-style');
  }
}

/**
 * Makes a prerendered page what React expects to hydrate; returns a function that repeats, once React
 * is there, what was typed and chosen so far.
 */
export function prepareHydration(root: HTMLElement): () => void {
  restoreInlineStyles(root);
  return replayInput(root);
}
