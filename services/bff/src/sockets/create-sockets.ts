import type { IncomingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';
import { VisitorJoin } from '@lux/contracts/sockets/messages.ts';
import { rooms, socketKey } from '@lux/contracts/sockets/rooms.ts';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { createAdapter } from '@socket.io/redis-adapter';
import { type Socket, Server as SocketIoServer } from 'socket.io';
import { mayWatch } from '../admin/access/may-watch.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { createTokenBuckets } from '../limits/buckets/token-buckets.ts';
import { networkOf } from '../limits/network.ts';
import { isForeign } from '../origins/refuse-foreign.ts';
import { createHostCheck } from '../origins/refuse-other-hosts.ts';
import { createClientAddress } from '../origins/trusted-proxies.ts';
import { securityHeaders } from '../security-headers.ts';
import { ownerOfVisitor } from '../sessions/act-for.ts';
import { sessionCookie } from '../sessions/session-cookie.ts';
import { acknowledge } from './acknowledge.ts';
import { type AskingOptions, askRightsAgain } from './ask-rights-again.ts';
import { cutAfterGoodbye } from './cut-after-goodbye.ts';
import { limitMessages } from './limit-messages.ts';
import type { SocketServer } from './socket-server.ts';

/**
 * Lets go of the request that opened a socket: what was in it is read by then, and thousands of sockets
 * would keep thousands of requests, their headers and their cookies, for as long as they are open.
 */
export function forgetHandshake(socket: Pick<Socket, 'conn' | 'handshake'>): void {
  Reflect.set(socket.conn, 'request', null);
  socket.handshake.headers = {};
}

/** Frames larger than this end the connection; our largest is a join. */
const MAX_FRAME_BYTES = 10_000;
/** A socket that belongs to nobody hears nothing, and holds a connection that others need. */
const STRANGER_MS = 10_000;
/** How long we wait for clients to close their end. */
const GOODBYE_MS = 1_000;

export interface SocketOptions extends AskingOptions {
  strangerMs?: number;
}

/**
 * Socket.IO on the public port, websocket only, across any number of bff copies. Sockets only
 * listen: a child to its own room, an admin to the admins'. Each join asks the session anew, and
 * whoever is inside is asked for again and again, so a right that ended is not believed.
 */
export function createSockets(app: Server, deps: Deps, options: SocketOptions = {}) {
  const { config, log, sessions } = deps;
  const { rates } = deps.addresses;
  // No page can set it for a socket, so it need not come from a proxy we know.
  const hostOf = (headers: IncomingHttpHeaders) =>
    String(headers['x-forwarded-host'] ?? headers.host);
  const publisher = connectRedis({ url: config.redis.url, log, role: 'request' });
  const subscriber = connectRedis({ url: config.redis.url, log, role: 'worker' });
  const addressOf = createClientAddress(config.trustProxy);
  const isOwnHost = createHostCheck(config.publicHosts);
  const messages = createTokenBuckets();
  const sessionIdOf = ({ cookie }: IncomingHttpHeaders) =>
    sessionCookie.check(app.parseCookie(cookie ?? '')[sessionCookie.name]);
  let isStopping = false;
  const io: SocketServer = new SocketIoServer(app.server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_FRAME_BYTES,
    // Who has connected and then says nothing.
    connectTimeout: options.strangerMs ?? STRANGER_MS,
    adapter: createAdapter(publisher, subscriber, { key: socketKey(config.namePrefix) }),
    allowRequest: (request, decide) => {
      const { headers } = request;
      const host = hostOf(headers);
      const isWanted = !isStopping && isOwnHost(host) && !isForeign(headers, host);
      const network = networkOf(addressOf(request));
      decide(null, isWanted && deps.socketLimits.admit(request, network, sessionIdOf(headers)));
    },
  });

  cutAfterGoodbye(io, GOODBYE_MS);

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
    // No page opens a second socket over one connection; its handshake is forgotten by then, and
    // whatever is thrown here would end the process.
    if (!socket.request) return next(new Error('one socket for each connection'));
    socket.data.sessionId = sessionIdOf(socket.handshake.headers);
    socket.data.isKnown = false;
    socket.data.network = networkOf(addressOf(socket.request));
    socket.data.userId = null;
    socket.data.provedAt = performance.now();
    forgetHandshake(socket);
    next();
  });

  io.on('connection', async (socket) => {
    limitMessages(socket, messages, rates);
    const { sessionId } = socket.data;
    const loadSession = async () => {
      const session = sessionId ? await sessions.load(sessionId) : null;
      if (!session || session.isRevoked) return null;
      socket.data.isKnown = true;
      if (!session.userId) return session;
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
    if (socket.data.isKnown || !socket.connected) return;
    // A page that has no session yet comes back with one.
    const timer = setTimeout(() => {
      if (!socket.data.isKnown) socket.disconnect(true);
    }, options.strangerMs ?? STRANGER_MS);
    socket.once('disconnect', () => clearTimeout(timer));
  });

  const stopAsking = askRightsAgain(io, deps, options);

  return {
    close: async () => {
      stopAsking();
      // Not `io.close()`, whose adapter would end its subscriptions in promises that nobody awaits:
      // where Redis is silent their failure would be the end of the process.
      await Promise.all([closeRedis(publisher), closeRedis(subscriber)]);
    },
  };
}
