import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { io as connectTo } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { releaseHandshake } from './create-sockets.ts';

test('an open socket keeps neither the request that opened it nor the cookie in it', async () => {
  const http = createServer();
  const server = new Server(http, { transports: ['websocket'], serveClient: false });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const address = http.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const kept = new Promise<{ before: unknown; request: unknown; headers: object }>((resolve) => {
    server.use((socket, next) => {
      const before = socket.handshake.headers.cookie;
      releaseHandshake(socket);
      next();
      resolve({ before, request: socket.request, headers: socket.handshake.headers });
    });
  });
  const client = connectTo(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    extraHeaders: { cookie: 'lux_session=secret' },
  });
  onTestFinished(async () => {
    client.disconnect();
    await server.close();
  });
  expect(await kept).toEqual({ before: 'lux_session=secret', request: null, headers: {} });
  await new Promise<void>((resolve) => {
    if (client.connected) resolve();
    else client.once('connect', resolve);
  });
  expect(await server.fetchSockets()).toHaveLength(1);
});
