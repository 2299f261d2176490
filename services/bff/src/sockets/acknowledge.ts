import type { SocketAck } from '@lux/contracts/sockets/messages.ts';
import { toAppError } from '@lux/service-kit/errors/to-app-error.ts';
import { workChannel } from '@lux/service-kit/tracing/work-channel.ts';
import type { Logger } from 'pino';

/** A message of a client, and how to answer it where it asked for an answer. */
interface Received {
  name: string;
  answer: unknown;
}

/** Answers a client message with `{ok: true}`, or with the catalogue's error (DESIGN 5). */
export async function acknowledge(
  { name, answer }: Received,
  log: Logger,
  act: () => Promise<void>,
): Promise<void> {
  const reply = (ack: SocketAck) => {
    if (typeof answer === 'function') answer(ack);
  };
  try {
    await workChannel.tracePromise(act, { name: `socket ${name}`, attributes: {} });
    reply({ ok: true });
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.status >= 500) log.error({ err: thrown }, 'socket message failed');
    reply({ ok: false, error: error.code, message: error.message });
  }
}
