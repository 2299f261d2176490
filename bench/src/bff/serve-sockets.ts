/**
 * Socket.IO in a process of its own, which tells how much memory it keeps: as the bff has it (its
 * environment is the one argument), or bare where there is none.
 */
import { createServer } from 'node:http';
import { buildApp } from '@lux/bff/src/app.ts';
import { loadConfig } from '@lux/bff/src/config.ts';
import { createDeps } from '@lux/bff/src/deps.ts';
import { createSockets } from '@lux/bff/src/sockets/create-sockets.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { createMetrics } from '@lux/service-kit/server/metrics.ts';
import { Server } from 'socket.io';
import { z } from 'zod';

const [given] = process.argv.slice(2);
const url = given
  ? await serveOurs(z.record(z.string(), z.string()).parse(JSON.parse(given)))
  : await serveBare();

process.on('message', () => {
  // The memory that is left is retained.
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ keptBytes: heapUsed + external, rssBytes: rss });
});
process.on('disconnect', () => process.exit());
process.send?.({ url });

async function serveOurs(environment: Record<string, string>): Promise<string> {
  const deps = createDeps(loadConfig(environment), createLogger('bff', 'silent'));
  const app = await buildApp(deps, createMetrics('bff'));
  createSockets(app, deps);
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** What Socket.IO needs for the same: a room for each child, the joining acknowledged. */
async function serveBare(): Promise<string> {
  const server = createServer();
  const io = new Server(server, { transports: ['websocket'], serveClient: false });
  io.on('connection', (socket) => {
    socket.on('visitor.join', (payload, answer) => {
      void socket.join(`owner:${payload.visitorToken}`);
      answer({ ok: true });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}
