import { createPush } from '@lux/service-kit/push/create-push.ts';
import type { useEngines } from '@lux/test-kit/test-engines.ts';
import { io, type Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import type { SocketOptions } from '../sockets/create-sockets.ts';
import { cookieOf } from './cookie-of.ts';
import { openBff } from './open-bff.ts';

/** A bff that listens, and the push channel of its services. */
export async function openSockets(
  engines: ReturnType<typeof useEngines>,
  environment: Record<string, string> = {},
  socketOptions: SocketOptions = {},
) {
  const bff = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: engines.redis.prefix,
    environment,
    socketOptions,
  });
  const url = await bff.app.listen({ port: 0, host: '127.0.0.1' });
  const push = createPush({ redis: bff.deps.redis, namePrefix: engines.redis.prefix });
  return { ...bff, url, push };
}

/** A connected socket; it is closed with the running test. */
export async function connectSocket(
  url: string,
  headers: Record<string, string> = {},
): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], extraHeaders: headers, reconnection: false });
  onTestFinished(() => {
    socket.disconnect();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

/** The cookie of a session that holds this visitor. */
export const sessionOf = async (
  app: Awaited<ReturnType<typeof openSockets>>['app'],
  visitorToken: string,
) =>
  cookieOf(
    await app.inject({ url: '/api/settings', headers: { 'x-visitor-token': visitorToken } }),
  );
