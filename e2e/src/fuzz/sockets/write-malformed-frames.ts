import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { pick } from '@lux/random/choose.ts';
import { integerBelow, type Random } from '@lux/random/random.ts';

const HANDSHAKE = (host: string) =>
  [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    `host: ${host}`,
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
    '',
    '',
  ].join('\r\n');
const FRAMES = 8;
const SILENT_AFTER_MS = 20_000;

/**
 * Writes bytes below the websocket protocol: reserved kinds, no mask, lengths that are a lie, pieces
 * of frames. The server must hang up or wait for more.
 *
 * @returns how many were written; 0 where the connection was refused.
 */
export async function writeMalformedFrames(url: string, random: Random): Promise<number> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => {});
  socket.setTimeout(SILENT_AFTER_MS, () => socket.destroy());
  const answered = new Promise<void>((resolve) => socket.once('data', () => resolve()));
  socket.write(HANDSHAKE(host));
  await Promise.race([answered, ended]);
  socket.resume();
  let written = 0;
  while (written < FRAMES && socket.writable) {
    await new Promise<void>((resolve) => socket.write(frame(random), () => resolve()));
    written += 1;
  }
  socket.end();
  socket.destroySoon();
  await ended;
  return written;
}

function frame(random: Random): Buffer {
  const text = Buffer.from('42["visitor.join",{"visitorToken":"visitor-1741514400-x7"}]');
  const isMasked = integerBelow(random, 4) > 0;
  const payload = integerBelow(random, 2) === 0 ? text : randomPayload(random);
  const lengths = [payload.length, 0, 125, 126, 127, integerBelow(random, 128)];
  const head = Buffer.from([
    // FIN, three reserved bits, and one of sixteen kinds, of which six exist.
    integerBelow(random, 3) === 0 ? 0x81 : integerBelow(random, 256),
    (isMasked ? 0x80 : 0) | Math.min(pick(random, lengths), 127),
  ]);
  const mask = isMasked ? Buffer.alloc(4) : Buffer.alloc(0);
  const whole = Buffer.concat([head, mask, payload]);
  return integerBelow(random, 5) === 0
    ? whole.subarray(0, integerBelow(random, whole.length))
    : whole;
}

function randomPayload(random: Random): Buffer {
  return Buffer.from(
    Array.from({ length: integerBelow(random, 130) }, () => integerBelow(random, 256)),
  );
}
