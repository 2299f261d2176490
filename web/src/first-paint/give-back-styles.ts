/** Gives the elements of a drawn page the styles that `takeOutStyles` took from them. */
export function giveBackStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-drawn-style]')) {
    element.style.cssText = element.dataset.drawnStyle ?? '';
    element.removeAttribute('data-drawn-style');
  }
}
