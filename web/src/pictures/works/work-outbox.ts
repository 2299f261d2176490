type Send = () => Promise<void>;

const senders = new Set<Send>();

/** What the child has coloured, on its way to the server. */
export const workOutbox = {
  /** Says who sends; each sends only what is its own child's. Returns the function that ends it. */
  open(sender: Send): () => void {
    senders.add(sender);
    return () => senders.delete(sender);
  },

  /** Sends now what waits: somebody needs it on the server. Never rejects. */
  async flush(): Promise<void> {
    await Promise.allSettled([...senders].map((send) => send()));
  },
};
