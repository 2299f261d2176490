type Send = () => Promise<void>;

let send: Send | null = null;

/** What the child has coloured, on its way to the account. A visitor's waits in the browser. */
export const workOutbox = {
  /** Says who sends, while somebody is logged in. Returns the function that ends it. */
  open(sender: Send): () => void {
    send = sender;
    return () => {
      if (send === sender) send = null;
    };
  },

  /** Sends now what waits: somebody needs it in the account. Never rejects. */
  async flush(): Promise<void> {
    await send?.().catch(() => {});
  },
};
