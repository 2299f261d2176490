import type { IncomingMessage } from 'node:http';
import type { AddressRates } from '../limits/address-rates.ts';
import type { TokenBuckets } from '../limits/buckets/token-buckets.ts';
import type { LessonBudgets } from '../limits/lesson-budgets.ts';

interface Options {
  buckets: TokenBuckets;
  rates: AddressRates;
  lessons: Pick<LessonBudgets, 'lessonOf' | 'take'>;
  /** Open sockets of a network, or of a lesson, at a time, at this replica. */
  maxOfNetwork: number;
}

/** Open pages of one browser at a time; a child has one or two. */
const MAX_OF_SESSION = 12;

/**
 * How many sockets may be open: Fastify's limits do not see them, and each takes one of the
 * connections that all have together.
 */
export function createSocketLimits({ buckets, rates, lessons, maxOfNetwork }: Options) {
  const open = new Map<string, number>();
  let refused = 0;

  const add = (name: string, amount: number) => {
    const left = (open.get(name) ?? 0) + amount;
    if (left > 0) open.set(name, left);
    else open.delete(name);
  };

  return {
    /** Whether one more may be opened, which counts until its connection is closed. */
    admit: ({ socket }: IncomingMessage, network: string, sessionId: string | null): boolean => {
      const lessonId = lessons.lessonOf(sessionId);
      // A lesson's children have sockets of their own, whatever others in their network open.
      const group = lessonId === null ? `network ${network}` : `lesson ${lessonId}`;
      const names = [group, ...(sessionId ? [`session ${sessionId}`] : [])];
      const hasRoom =
        (open.get(group) ?? 0) < maxOfNetwork &&
        (open.get(`session ${sessionId}`) ?? 0) < MAX_OF_SESSION;
      // Costs what any request does.
      const pay = () =>
        lessonId === null ? buckets.take(network, rates.all) : lessons.take(lessonId);
      if (!hasRoom || pay() > 0) {
        refused += 1;
        return false;
      }
      for (const name of names) add(name, 1);
      socket.once('close', () => {
        for (const name of names) add(name, -1);
      });
      return true;
    },

    /** Handshakes, since the process began. */
    countRefused: () => refused,
  };
}
