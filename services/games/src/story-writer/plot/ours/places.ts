import type { StoryThemeFile } from '../../data/story-theme-file.ts';

/** The place of ours that a story plays in, because it is one we began; null for the child's own. */
export function findOurPlace(
  context: string,
  { places }: Pick<StoryThemeFile, 'places'>,
): string | null {
  const text = context.toLowerCase();
  return places.find((place) => text.includes(place.in.toLowerCase()))?.in ?? null;
}

/** Whether a block may be told at one of our places; `null` is a place the child has thought of. */
export function fitsPlace(block: { onlyIn?: string[] | undefined }, place: string | null): boolean {
  if (block.onlyIn === undefined) return true;
  return place !== null && block.onlyIn.includes(place);
}
