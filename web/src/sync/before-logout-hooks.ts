type Farewell = () => Promise<unknown>;

/** What a server has not taken by then, the logout does not wait for. */
const LIMIT_MS = 4000;

const waiting = new Set<Farewell>();

/** What has to be sent before a child leaves. */
export const beforeLogoutHooks = {
  /** Answers with the way to take it out again. */
  add(hook: Farewell): () => void {
    waiting.add(hook);
    return () => waiting.delete(hook);
  },

  /** Resolves when everything is sent, or after 4 s. Never rejects. */
  async sendAll(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise((resolve) => {
      timer = setTimeout(resolve, LIMIT_MS);
    });
    await Promise.race([Promise.allSettled([...waiting].map((hook) => hook())), limit]);
    clearTimeout(timer);
  },
};
