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

/** A task as long as this is cut: on a slow tablet it lasts four to six times as long. */
const LONG_TASK_MS = 4;

/**
 * Evaluates the scripts of a prerendered page that wait in its head one after the other. Imported at
 * once they would be one task, in which no press is heard. Rejects where one of them does not come.
 */
export async function evaluateScripts(): Promise<void> {
  let taskBegan = performance.now();
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
    await import(/* @vite-ignore */ href);
    if (performance.now() - taskBegan < LONG_TASK_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    taskBegan = performance.now();
  }
}
