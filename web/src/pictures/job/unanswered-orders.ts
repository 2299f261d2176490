import { randomId } from '../../lib/random-id.ts';
import { storage } from '../../lib/storage/storage.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { contentHash } from '../../sync/content-hash.ts';

interface UnansweredOrder {
  /** Hash of what was ordered. */
  what: string;
  orderId: string;
  /** In milliseconds since 1970. */
  sentAt: number;
}

/** Who wishes for the same thing later than this means another one. */
const FORGET_AFTER_MS = 15 * 60 * 1000;
const MOST = 20;

/** In browser storage: a child that hears nothing loads the page anew and presses again. */
const unanswered = {
  read(): UnansweredOrder[] {
    const orders = storage.readList(storageKeys.unansweredOrders, {
      safeParse: (value) => (isOrder(value) ? { success: true, data: value } : { success: false }),
    });
    return orders.filter(({ sentAt }) => Date.now() - sentAt < FORGET_AFTER_MS);
  },

  /** The id of such an order that waits already, else this one's. */
  note(order: UnansweredOrder): string {
    const orders = unanswered.read();
    const before = orders.find(({ what }) => what === order.what);
    if (before) return before.orderId;
    storage.writeJson(storageKeys.unansweredOrders, [...orders, order].slice(-MOST));
    return order.orderId;
  },

  settle(id: string): void {
    const rest = unanswered.read().filter(({ orderId }) => orderId !== id);
    if (rest.length === 0) storage.remove(storageKeys.unansweredOrders);
    else storage.writeJson(storageKeys.unansweredOrders, rest);
  },
};

function isOrder(value: unknown): value is UnansweredOrder {
  const { what, orderId, sentAt } = Object(value);
  return typeof what === 'string' && typeof orderId === 'string' && typeof sentAt === 'number';
}

/**
 * Sends an order under an id that it keeps until an answer has come, over a reload, too. Sent again,
 * because the connection was lost before or after the server had it, it is one order: nothing is made
 * twice.
 */
export async function withOrderId<Answer>(
  order: object,
  send: (orderId: string) => Promise<Answer>,
): Promise<Answer> {
  const orderId = unanswered.note({
    what: contentHash(order),
    orderId: randomId(),
    sentAt: Date.now(),
  });
  // A refusal keeps the id, too: there is no job of this name then, and one that failed is tried anew.
  const answer = await send(orderId);
  unanswered.settle(orderId);
  return answer;
}
