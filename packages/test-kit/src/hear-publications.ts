import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { Redis } from 'ioredis';

interface Publication {
  channel: string;
  /** Also of bytes: the words in them can be found. */
  text: string;
}

/** As MONITOR tells a command: its words in quotation marks, whose own are escaped. */
const SHARDED = /"spublish" "([^"]*)" "(.*)"$/i;

/**
 * Hears what is published to channels whose names begin so: on the only server, or to the sharded
 * channels of a cluster. Those have no patterns to subscribe to, so each node tells all it is asked.
 */
export async function hearPublications(url: string, begin: string) {
  const heard: Publication[] = [];
  const nodes = url.split(',');
  if (nodes.length === 1) {
    const redis = new Redis(url);
    redis.on('pmessageBuffer', (_pattern: Buffer, channel: Buffer, message: Buffer) => {
      heard.push({ channel: channel.toString(), text: message.toString() });
    });
    await redis.psubscribe(`${begin}*`);
    return { heard, close: () => redis.disconnect() };
  }
  const monitors = await Promise.all(nodes.map(openMonitor));
  for (const { lines } of monitors) {
    lines.on('line', (line) => {
      const [, channel = '', text = ''] = SHARDED.exec(line) ?? [];
      if (channel.startsWith(begin)) heard.push({ channel, text: text.replaceAll('\\"', '"') });
    });
  }
  return {
    heard,
    close: () => {
      for (const { socket } of monitors) socket.destroy();
    },
  };
}

/** A connection that is told every command; ioredis takes a first one for an answer now and then. */
async function openMonitor(node: string) {
  const { hostname, port } = new URL(node);
  const socket = connect(Number(port), hostname);
  const lines = createInterface({ input: socket });
  socket.write('MONITOR\r\n');
  await once(lines, 'line');
  return { socket, lines };
}
