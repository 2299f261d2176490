/**
 * Does something for all items, a few at a time, and resolves with what came of each, in their
 * order. Where one fails, nothing more is begun.
 */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  act: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let hasFailed = false;
  const waiting = [...items.entries()].values();
  const lane = async () => {
    for (const [index, item] of waiting) {
      if (hasFailed) return;
      results[index] = await act(item, index).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
