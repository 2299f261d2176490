import { createHmac } from 'node:crypto';
import type { Webhook } from '../alerts/alert-settings.store.ts';
import { DeliveryError } from './delivery-error.ts';

/** A receiver that takes longer is tried again later. */
const LIMIT_MS = 10_000;

/** How calls are signed: `t=<seconds>,v1=<hex of HMAC-SHA256 over "<seconds>.<body>">`. */
export function signatureOf(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/**
 * Calls the school's webhook. It follows no redirects, and nobody is shown what is answered.
 *
 * @param id of the delivery, the same for all its tries.
 * @throws DeliveryError
 */
export async function postWebhook({ url, secret }: Webhook, id: string, content: object) {
  const body = JSON.stringify(content);
  let status: number;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'LUX',
        'x-lux-delivery': id,
        'x-lux-signature': signatureOf(secret, body, new Date()),
      },
    });
    status = answer.status;
    await answer.body?.cancel();
  } catch (cause) {
    throw new DeliveryError('Der Empfänger des Webhooks ist nicht erreichbar.', { cause });
  }
  if (status >= 200 && status < 300) return;
  if (status >= 300 && status < 400) {
    throw new DeliveryError('Der Empfänger des Webhooks leitet weiter; dem folgt LUX nicht.');
  }
  throw new DeliveryError(`Der Empfänger des Webhooks antwortet mit einem Fehler (${status}).`);
}
