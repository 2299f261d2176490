export interface TtlCache<T, Args extends unknown[]> {
  /** @throws what `read` throws, for all who waited. */
  get: (...args: Args) => Promise<T>;
  /** What is asked from now on sees what was changed before. */
  forget: () => void;
}

/**
 * Keeps what is read for `freshForMs`. From half of that on the next one is read beside the answers,
 * so that no caller waits for it while calls are frequent.
 */
export function createTtlCache<T, Args extends unknown[]>(
  read: (...args: Args) => Promise<T>,
  freshForMs: number,
): TtlCache<T, Args> {
  let known: { value: T; readAt: number } | undefined;
  let reading: Promise<T> | undefined;

  function ask(args: Args): Promise<T> {
    const asked: Promise<T> = read(...args)
      .then((value) => {
        if (reading === asked) known = { value, readAt: performance.now() };
        return value;
      })
      .finally(() => {
        if (reading === asked) reading = undefined;
      });
    reading = asked;
    return asked;
  }

  return {
    get: async (...args) => {
      const ageMs = known ? performance.now() - known.readAt : Number.POSITIVE_INFINITY;
      if (known && ageMs < freshForMs / 2) return known.value;
      const asked = reading ?? ask(args);
      if (!known || ageMs >= freshForMs) return asked;
      // Should it fail, whoever asks once this one is too old is told.
      asked.catch(() => {});
      return known.value;
    },
    forget: () => {
      known = undefined;
      reading = undefined;
    },
  };
}
