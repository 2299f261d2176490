/** What moves or answers a pointer; it comes with the other styles. */
const LATER =
  /(?:^|:)(?:animate-|transition|duration-|ease-|\[animation)|(?:^|:)(?:group-)?hover:|^active:/;

/**
 * The classes that pages need for how they look at first, sorted. Nothing moves in a first picture:
 * each animation is a layer of its own, and a slow tablet paints them one by one.
 */
export function firstClasses(pages: readonly string[]): string[] {
  const found = new Set<string>();
  for (const page of pages) {
    for (const [, names = ''] of page.matchAll(/ class="([^"]*)"/g)) {
      for (const name of names.replaceAll('&amp;', '&').split(/\s+/)) found.add(name);
    }
  }
  return [...found].filter((name) => name !== '' && !LATER.test(name)).sort();
}
