import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createServer } from '../create-server.ts';
import { connectionLimits } from './connection-limits.ts';
import { disconnectSignal } from './shutdown-deadline.ts';

test('a stopping server answers what would wait for ever, also what came while it stopped, and ends', async () => {
  const server = await createServer({
    log: pino({ level: 'silent' }),
    limits: { ...connectionLimits, shutdownGraceMs: 200 },
  });
  let begun = 0;
  server.get('/hanging', async (_request, reply) => {
    begun += 1;
    const signal = disconnectSignal(reply);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  const request = 'GET /hanging HTTP/1.1\r\nhost: localhost\r\n\r\n';
  socket.write(request);
  await waitFor(() => begun === 1);

  const closed = server.close();
  socket.write(request);
  await waitFor(() => begun === 2);
  const answers = await text(socket);
  await closed;
  expect(answers.match(/HTTP\/1.1 503/g)).toHaveLength(2);
  expect(answers.match(/"error":"SERVICE_UNAVAILABLE"/g)).toHaveLength(2);
});
