/** The list with this one at that place; the others close up. */
export function moveTo(ids: readonly string[], id: string, index: number): string[] {
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, index), id, ...others.slice(index)];
}

/** Where a key leads from a place in a room of so many columns; null where it leads nowhere. */
export function placeAfter(
  key: string,
  { index, columns, count }: { index: number; columns: number; count: number },
): number | null {
  const targets: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined || target < 0 || target >= count ? null : target;
}
