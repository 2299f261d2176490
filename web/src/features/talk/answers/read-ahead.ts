/** Buffers a stream as it arrives and yields it on demand; an error is rethrown at its place. */
export function readAhead<T>(
  source: AsyncIterable<T>,
  onItem: (item: T) => void,
): AsyncIterable<T> {
  const items: T[] = [];
  let end: { error?: unknown } | null = null;
  let wake = () => {};

  async function collect(): Promise<void> {
    try {
      for await (const item of source) {
        items.push(item);
        onItem(item);
        wake();
      }
      end = {};
    } catch (error) {
      end = { error };
    }
    wake();
  }

  void collect();

  return {
    async *[Symbol.asyncIterator]() {
      for (let index = 0; ; ) {
        const item = items[index];
        if (item !== undefined) {
          index += 1;
          yield item;
        } else if (end !== null) {
          if ('error' in end) throw end.error;
          return;
        } else {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      }
    },
  };
}
