import { pick } from '@lux/random/choose.ts';
import { integerBelow, type Random } from '@lux/random/random.ts';
import { hostileJson } from '@lux/test-kit/fuzz/hostile-inputs.ts';
import { hostileTexts } from '../hostile-texts.ts';

const OPENINGS = ['40', '40/', '40/admin,', '40{"token":1}', '', '2probe', '3', '41', '1'];
/** Engine.IO's and Socket.IO's kinds in front, namespaces, ids and numbers of attachments behind. */
const HEADS = [
  '42',
  '42[',
  '43',
  '430',
  '44',
  '45',
  '451-',
  '4599999999-',
  '46',
  '420',
  '4299999999999999999999',
  '42/admin,',
  '4',
  '5',
  '6',
  '0',
  '9',
  'b',
  '4b',
];
const EVENTS = [
  '["visitor.join",{"visitorToken":"visitor-1741514400-x7"}]',
  '["visitor.join"]',
  '["admin.join"]',
  '["connect"]',
  '["disconnect"]',
  '["error"]',
  '["newListener"]',
  '["visitor.join",{"_placeholder":true,"num":0}]',
  '["visitor.join",{"_placeholder":true,"num":-1}]',
  '["visitor.join",{"_placeholder":true,"num":1e9}]',
  '[]',
  '[1]',
  '[null]',
  '[["visitor.join"]]',
  '{"0":"visitor.join"}',
];
const PACKETS = 14;
const LARGEST_BYTES = 20_000;
const OPENS_WITHIN_MS = 20_000;

/**
 * Sends packets over a plain websocket that are none, or in an order that is none. The server may
 * hang up.
 *
 * @returns how many were sent; 0 where the connection was refused.
 */
export async function sendMalformedPackets(url: string, random: Random): Promise<number> {
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address);
  const ended = new Promise<void>((resolve) => {
    socket.addEventListener('close', () => resolve());
    socket.addEventListener('error', () => resolve());
  });
  const opened = new Promise<void>((resolve) => {
    socket.addEventListener('open', () => resolve(), {
      signal: AbortSignal.timeout(OPENS_WITHIN_MS),
    });
  });
  await Promise.race([opened, ended]);
  let sent = 0;
  while (sent < PACKETS && socket.readyState === WebSocket.OPEN) {
    // Mostly a greeting first, so that what follows is looked at.
    const isGreeting = sent === 0 && integerBelow(random, 4) > 0;
    socket.send(isGreeting ? pick(random, OPENINGS.slice(0, 2)) : packet(random));
    sent += 1;
    if (isGreeting) await Promise.race([answered(socket), ended]);
  }
  socket.close();
  await ended;
  return sent;
}

function packet(random: Random): string | Uint8Array<ArrayBuffer> {
  switch (integerBelow(random, 6)) {
    case 0:
      return pick(random, OPENINGS);
    case 1:
      return new Uint8Array(
        Array.from({ length: integerBelow(random, 60) }, () => integerBelow(random, 256)),
      );
    case 2:
      return `${pick(random, HEADS)}${pick(random, hostileTexts)}`.toWellFormed();
    case 3:
      return `${pick(random, HEADS)}["visitor.join",${pick(random, hostileJson)}]`.slice(
        0,
        LARGEST_BYTES,
      );
    default:
      return pick(random, HEADS) + pick(random, EVENTS);
  }
}

function answered(socket: WebSocket): Promise<void> {
  return new Promise((resolve) =>
    socket.addEventListener('message', () => resolve(), { once: true }),
  );
}
