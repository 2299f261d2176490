type Farewell = () => Promise<unknown>;

const listeners = new Set<() => void>();
const farewells = new Set<Farewell>();

/** A server that has not taken what we have by then will get it with the next login, or not at all. */
const FAREWELL_MS = 4000;

/** Tells those who hold something of a child that another one sits here now: login, logout. */
export const childChange = {
  /** Answers with the way to stop listening. */
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** What has to be sent before a child leaves. */
  onLeaving(farewell: Farewell): () => void {
    farewells.add(farewell);
    return () => farewells.delete(farewell);
  },

  announce(): void {
    for (const listener of listeners) listener();
  },

  /** Resolves when everything is sent, or after 4 s. Never rejects. */
  async leave(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, FAREWELL_MS);
    });
    await Promise.race([Promise.allSettled([...farewells].map((farewell) => farewell())), limit]);
    clearTimeout(timer);
  },
};
