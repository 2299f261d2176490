import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { OpenConversation } from './conversation.store.ts';

export interface RecentConversations {
  /** What this process remembers of a conversation that was one of these owners'. May be out of date. */
  find: (id: string, owners: OwnerId[]) => OpenConversation | undefined;
  keep: (conversation: OpenConversation) => void;
  forget: (id: string) => void;
  /** Also where another copy was told: what it remembers nobody gets to hear (`beginTurn`). */
  forgetAll: (owners: OwnerId[]) => void;
}

/** A class and more; the ones unused longest go first. Some 10 kB each. */
const LIMIT = 500;
/** Longer than a child thinks about its next question. */
const KEPT_MS = 5 * 60_000;

/**
 * The conversations that go on in this process, so that a turn may begin before the database has
 * said what it surely will say. It has the last word (decisions/013).
 */
export function createRecentConversations(
  { limit = LIMIT, keptMs = KEPT_MS } = {},
  now: () => number = () => performance.now(),
): RecentConversations {
  /** In the order of use, as a Map keeps the order of insertion. */
  const entries = new Map<string, { conversation: OpenConversation; until: number }>();

  function makeRoom() {
    const moment = now();
    for (const [id, { until }] of entries) {
      if (entries.size <= limit && until > moment) return;
      entries.delete(id);
    }
  }

  return {
    find: (id, owners) => {
      const entry = entries.get(id);
      if (!entry || entry.until <= now()) return undefined;
      return owners.includes(entry.conversation.owner) ? entry.conversation : undefined;
    },
    keep: (conversation) => {
      entries.delete(conversation.id);
      entries.set(conversation.id, { conversation, until: now() + keptMs });
      makeRoom();
    },
    forget: (id) => {
      entries.delete(id);
    },
    forgetAll: (owners) => {
      for (const [id, { conversation }] of entries) {
        if (owners.includes(conversation.owner)) entries.delete(id);
      }
    },
  };
}
