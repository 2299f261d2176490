import { randomId } from '../../lib/random-id.ts';

/** Ids of orders whose answer has not come, by what was ordered. */
const unanswered = new Map<string, string>();

/**
 * Sends an order under an id that it keeps until an answer has come. Sent again, because the
 * connection was lost before or after the server had it, it is one order: nothing is made twice.
 */
export async function withOrderId<Answer>(
  order: object,
  send: (orderId: string) => Promise<Answer>,
): Promise<Answer> {
  const what = JSON.stringify(order);
  const orderId = unanswered.get(what) ?? randomId();
  unanswered.set(what, orderId);
  // A refusal keeps the id, too: there is no job of this name then, and one that failed is tried anew.
  const answer = await send(orderId);
  unanswered.delete(what);
  return answer;
}
