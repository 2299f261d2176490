import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Sends the head of a request whose body never comes, as an attacker does to hold connections open.
 *
 * @returns what is answered to the head alone.
 */
export async function announceBody(url: string, method: string, headers: Record<string, string>) {
  const sent = sendRequest(url, { method, headers, agent: false });
  sent.on('error', () => {});
  sent.flushHeaders();
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (!answer) throw new Error('no answer');
  return { answer, body: await text(answer), neverSent: () => void sent.destroy() };
}
