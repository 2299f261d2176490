import { SocketAck } from '@lux/contracts/sockets/messages.ts';
import { pick } from '@lux/random/choose.ts';
import { integerBelow, type Random } from '@lux/random/random.ts';
import { io } from 'socket.io-client';
import { malformedValue } from './malformed-value.ts';

interface Options {
  url: string;
  cookie: string;
  visitorToken: string;
}

const NAMES = [
  'visitor.join',
  'admin.join',
  'request.completed',
  'job.ready',
  '__proto__',
  '',
  'x',
];
/** Fewer than the server lets pass before it hangs up. */
const MESSAGES = 15;
const HANGS_AFTER_MS = 20_000;

/**
 * Sends messages through a Socket.IO client: ours with malformed things in them, and others.
 *
 * @returns how many were sent, and what was acknowledged in a form we do not have or not at all.
 */
export async function emitMalformedMessages(
  { url, cookie, visitorToken }: Options,
  random: Random,
): Promise<{ sent: number; faults: string[] }> {
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie },
  });
  const ended = new Promise<'ended'>((resolve) => {
    socket.once('disconnect', () => resolve('ended'));
    socket.once('connect_error', () => resolve('ended'));
  });
  const connected = new Promise<'connected'>((resolve) =>
    socket.once('connect', () => resolve('connected')),
  );
  const faults: string[] = [];
  if ((await Promise.race([connected, ended])) === 'ended')
    return { sent: 0, faults: ['no way in'] };

  let sent = 0;
  while (sent < MESSAGES && socket.connected) {
    const name = pick(random, NAMES);
    const values = Array.from({ length: integerBelow(random, 3) }, () =>
      malformedValue(random, visitorToken),
    );
    const given = name === 'visitor.join' ? [values[0] ?? {}] : name === 'admin.join' ? [] : values;
    sent += 1;
    const isAnswered = name.endsWith('.join') && integerBelow(random, 4) > 0;
    if (!isAnswered) {
      socket.emit(name, ...values);
      continue;
    }
    const answer = socket.timeout(HANGS_AFTER_MS).emitWithAck(name, ...given);
    const heard = await Promise.race([answer.catch(() => 'silence'), ended]);
    if (heard !== 'ended' && !SocketAck.safeParse(heard).success) {
      faults.push(`${name} ${JSON.stringify(given)?.slice(0, 500)} → ${JSON.stringify(heard)}`);
    }
  }
  socket.disconnect();
  return { sent, faults };
}
