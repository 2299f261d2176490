/** The tokens that drawn pages name themselves, such as a shape's `fill="var(--color-hill-far)"`, sorted. */
export function firstVariables(pages: readonly string[]): string[] {
  const found = pages.flatMap((page) => [...page.matchAll(/var\((--[\w-]+)/g)]);
  return [...new Set(found.map(([, name = '']) => name))].sort();
}
