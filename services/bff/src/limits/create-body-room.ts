/** What large bodies may take of a process while they are read and worked on. */
export interface BodyRoom {
  /**
   * Makes room for a body.
   *
   * @param who whose body it is: a session, and the network it comes from.
   * @returns what gives the room back, to be called once; null: there is none just now.
   */
  enter: (who: { session: string; network: string }, sizeBytes: number) => (() => void) | null;
}

/** All at once: a fifth of what a copy of the bff may hold where it is held short. */
const MAX_BYTES = 96 * 1024 * 1024;
/** One network never takes all, so that a stranger's flood leaves room for a school. */
const MAX_BYTES_OF_NETWORK = MAX_BYTES / 2;
/** A child sends one recording, or keeps one story, at a time. */
const MAX_OF_SESSION = 2;

/** Counts in memory, for this copy of the bff: what it holds is its own memory. */
export function createBodyRoom(): BodyRoom {
  let takenBytes = 0;
  const ofNetworks = new Map<string, number>();
  const ofSessions = new Map<string, number>();

  const add = (counts: Map<string, number>, name: string, amount: number) => {
    const left = (counts.get(name) ?? 0) + amount;
    if (left > 0) counts.set(name, left);
    else counts.delete(name);
  };
  const take = (session: string, network: string, sizeBytes: number, bodies: number) => {
    takenBytes += sizeBytes;
    add(ofNetworks, network, sizeBytes);
    add(ofSessions, session, bodies);
  };

  return {
    enter: ({ session, network }, sizeBytes) => {
      const hasRoom =
        takenBytes + sizeBytes <= MAX_BYTES &&
        (ofNetworks.get(network) ?? 0) + sizeBytes <= MAX_BYTES_OF_NETWORK &&
        (ofSessions.get(session) ?? 0) < MAX_OF_SESSION;
      if (!hasRoom) return null;
      take(session, network, sizeBytes, 1);
      return () => take(session, network, -sizeBytes, -1);
    },
  };
}
