const listeners = new Set<() => void>();

/** Tells those who hold something of a child that another one sits here now: login, logout. */
export const childChange = {
  /** Answers with the way to stop listening. */
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  announce(): void {
    for (const listener of listeners) listener();
  },
};
