import type { ShownSticker } from './stickers-query.ts';

/** Every distinct category, sorted as German words are. */
export function categoriesOf(stickers: readonly Pick<ShownSticker, 'category'>[]): string[] {
  return [...new Set(stickers.map(({ category }) => category))].toSorted((one, other) =>
    one.localeCompare(other, 'de'),
  );
}
