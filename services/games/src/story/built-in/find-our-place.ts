import type { StoryThemeFile } from './story-theme-file.ts';

/** The place of ours that a story plays in, because it is one we began; null for the child's own. */
export function findOurPlace(
  context: string,
  { places }: Pick<StoryThemeFile, 'places'>,
): string | null {
  const text = context.toLowerCase();
  return places.find((place) => text.includes(place.in.toLowerCase()))?.in ?? null;
}
