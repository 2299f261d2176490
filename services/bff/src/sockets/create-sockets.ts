import type { IncomingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';
import { rooms } from '@lux/contracts/sockets/rooms.ts';
import { VisitorJoin } from '@lux/contracts/sockets/visitor-join.ts';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import { socketKey } from '@lux/service-kit/push/socket-key.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { createAdapter } from '@socket.io/redis-adapter';
import { Server as SocketIoServer } from 'socket.io';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { createBuckets } from '../limits/create-buckets.ts';
import { isForeign } from '../origins/is-foreign.ts';
import { securityHeaders } from '../security-headers.ts';
import { mayWatch } from '../sessions/may-watch.ts';
import { ownerOfVisitor } from '../sessions/owner-of-visitor.ts';
import { sessionCookie } from '../sessions/session-cookie.ts';
import { acknowledge } from './acknowledge.ts';
import { type AskingOptions, askRightsAgain } from './ask-rights-again.ts';
import { forgetHandshake } from './forget-handshake.ts';
import { limitMessages } from './limit-messages.ts';
import type { SocketServer } from './socket-server.ts';

/** Frames larger than this end the connection; our largest is a join. */
const MAX_FRAME_BYTES = 10_000;
/** How long a stopping server waits for clients to close their end. */
const GOODBYE_MS = 1_000;

/**
 * Socket.IO on the public port, websocket only, across any number of bff copies. Sockets only
 * listen: a child to its own room, an admin to the admins'. Each join asks the session anew, and
 * whoever is inside is asked for again and again, so a right that ended is not believed.
 */
export function createSockets(app: Server, deps: Deps, asking?: AskingOptions) {
  const { config, log, sessions } = deps;
  // Browsers cannot set it, so it need not come from a proxy we know.
  const hostOf = (headers: IncomingHttpHeaders) =>
    String(headers['x-forwarded-host'] ?? headers.host);
  const publisher = connectRedis({ url: config.redis.url, log, patience: 'request' });
  const subscriber = connectRedis({ url: config.redis.url, log, patience: 'worker' });
  const messages = createBuckets();
  let isStopping = false;
  const io: SocketServer = new SocketIoServer(app.server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_FRAME_BYTES,
    adapter: createAdapter(publisher, subscriber, { key: socketKey(config.namePrefix) }),
    allowRequest: ({ headers }, decide) =>
      decide(null, !isStopping && !isForeign(headers, hostOf(headers))),
  });

  // What is no handshake Socket.IO answers itself, past our server's hooks.
  app.server.prependListener('request', ({ url }, answer) => {
    if (!url?.startsWith('/socket.io/')) return;
    for (const [name, value] of Object.entries(securityHeaders)) answer.setHeader(name, value);
  });

  const connections = new Set<Duplex>();
  app.server.on('upgrade', (_request, connection) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });

  // Open sockets would hold up the server's stop, also one that comes back to this copy at once or
  // whose client says no goodbye. Cut like this, clients look for another copy.
  app.addHook('preClose', async () => {
    isStopping = true;
    io.engine.close();
    const timer = setTimeout(() => {
      for (const connection of connections) connection.destroy();
    }, GOODBYE_MS);
    app.server.once('close', () => clearTimeout(timer));
  });

  io.use((socket, next) => {
    const cookies = app.parseCookie(socket.handshake.headers.cookie ?? '');
    socket.data.sessionId = sessionCookie.check(cookies[sessionCookie.name]);
    socket.data.userId = null;
    socket.data.provedAt = performance.now();
    forgetHandshake(socket);
    next();
  });

  io.on('connection', async (socket) => {
    limitMessages(socket, messages);
    const { sessionId } = socket.data;
    const loadSession = async () => {
      const session = sessionId ? await sessions.load(sessionId) : null;
      if (!session?.userId) return session;
      socket.data.userId = session.userId;
      // Before anything is asked about this user's rights, so that whoever takes one away finds it.
      await socket.join(rooms.owner(`user:${session.userId}`));
      return session;
    };
    // Before the first wait, so that a logout meanwhile finds the socket.
    if (sessionId) void socket.join(rooms.session(sessions.keyOf(sessionId)));

    socket.on('visitor.join', (payload, answer) =>
      acknowledge(answer, log, async () => {
        const joined = VisitorJoin.safeParse(payload);
        if (!joined.success) throw commonErrors.VALIDATION_FAILED();
        const { visitorToken } = joined.data;
        const session = await loadSession();
        if (!session?.visitorTokens.includes(visitorToken)) throw commonErrors.FORBIDDEN();
        await socket.join(rooms.owner(ownerOfVisitor(visitorToken)));
      }),
    );

    socket.on('admin.join', (answer) =>
      acknowledge(answer, log, async () => {
        const session = await loadSession();
        if (!session || !(await mayWatch(deps, session, socket.id)))
          throw errors.DASHBOARD_LOCKED();
        await socket.join(rooms.admins);
      }),
    );

    await loadSession().catch(() => null);
  });

  const stopAsking = askRightsAgain(io, deps, asking);

  return {
    close: async () => {
      stopAsking();
      // Not `io.close()`, whose adapter would end its subscriptions in promises that nobody awaits:
      // where Redis is silent their failure would be the end of the process.
      await Promise.all([closeRedis(publisher), closeRedis(subscriber)]);
    },
  };
}
