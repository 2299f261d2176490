type Hook = () => Promise<unknown>;

/** The logout does not wait longer for what is still being sent. */
const LIMIT_MS = 4000;

const hooks = new Set<Hook>();

/** Runs what has to be sent before a child logs out. */
export const beforeLogoutHooks = {
  /** Returns the function that removes it. */
  add(hook: Hook): () => void {
    hooks.add(hook);
    return () => hooks.delete(hook);
  },

  /** Resolves when everything is sent, or after 4 s. Never rejects. */
  async sendAll(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise((resolve) => {
      timer = setTimeout(resolve, LIMIT_MS);
    });
    await Promise.race([Promise.allSettled([...hooks].map((hook) => hook())), limit]);
    clearTimeout(timer);
  },
};
