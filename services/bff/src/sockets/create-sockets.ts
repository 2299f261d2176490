import type { IncomingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';
import { LessonJoin, VisitorJoin } from '@lux/contracts/sockets/messages.ts';
import { rooms } from '@lux/contracts/sockets/rooms.ts';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { type Socket, Server as SocketIoServer } from 'socket.io';
import { mayAdminister } from '../admin/access/may-administer.ts';
import { requireOwnLesson } from '../classes/require-own-lesson.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { settlePlace } from '../lesson/settle-place.ts';
import { createTokenBuckets } from '../limits/buckets/token-buckets.ts';
import { networkOf } from '../limits/network.ts';
import { isForeign } from '../origins/refuse-foreign.ts';
import { createHostCheck } from '../origins/refuse-other-hosts.ts';
import { createClientAddress } from '../origins/trusted-proxies.ts';
import { securityHeaders } from '../security-headers.ts';
import { ownerOfVisitor } from '../sessions/act-for.ts';
import { sessionCookie } from '../sessions/cookies/session-cookie.ts';
import type { SessionPlace } from '../sessions/session.ts';
import { acknowledge } from './acknowledge.ts';
import { createPlacePresence } from './create-place-presence.ts';
import { createSocketAdapter } from './create-socket-adapter.ts';
import { enforceCloseTimeout } from './enforce-close-timeout.ts';
import { limitMessages } from './limit-messages.ts';
import { type RecheckOptions, recheckRights } from './recheck-rights.ts';
import type { SocketServer } from './socket-server.ts';

/**
 * Releases the request that opened a socket, once it is read. Otherwise every open socket keeps its
 * request in memory, with headers and cookies.
 */
export function releaseHandshake(socket: Pick<Socket, 'conn' | 'handshake'>): void {
  Reflect.set(socket.conn, 'request', null);
  socket.handshake.headers = {};
}

/** Frames larger than this end the connection; our largest is a join. */
const MAX_FRAME_BYTES = 10_000;
/** A socket without a session receives nothing and takes a connection from others. */
const ANONYMOUS_TIMEOUT_MS = 10_000;
/** How long clients may take to close their end. */
const CLOSE_TIMEOUT_MS = 1_000;

export interface SocketOptions extends RecheckOptions {
  anonymousTimeoutMs?: number;
  graceMs?: number;
}

/**
 * Socket.IO on the public port, websocket only, across any number of replicas. Sockets only listen: a
 * child to its own room, an admin to the admins'. Each join reads the session, and the rights of open
 * sockets are checked again and again, so that a right that has ended does not stay in use.
 */
export function createSockets(app: Server, deps: Deps, options: SocketOptions = {}) {
  const { config, log, sessions } = deps;
  const { rates } = deps.addresses;
  // No page can set it for a socket, so it need not come from a proxy we know.
  const hostOf = (headers: IncomingHttpHeaders) =>
    String(headers['x-forwarded-host'] ?? headers.host);
  const { url } = config.redis;
  const publisher = connectRedis({ url, log, role: 'request' });
  const subscriber = connectRedis({ url, log, role: 'worker', listensToShards: true });
  const { namePrefix } = config;
  const { adapter, whenListening } = createSocketAdapter({ publisher, subscriber, namePrefix });
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
    // For clients that connect and then send nothing.
    connectTimeout: options.anonymousTimeoutMs ?? ANONYMOUS_TIMEOUT_MS,
    adapter,
    allowRequest: (request, decide) => {
      const { headers } = request;
      const host = hostOf(headers);
      const isAllowed = !isStopping && isOwnHost(host) && !isForeign(headers, host);
      const network = networkOf(addressOf(request));
      decide(null, isAllowed && deps.socketLimits.admit(request, network, sessionIdOf(headers)));
    },
  });

  enforceCloseTimeout(io, CLOSE_TIMEOUT_MS);

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

  // Open sockets would delay the server's stop, also those that reconnect at once or whose client does
  // not close its end. Clients that are disconnected this way reconnect to another replica.
  app.addHook('preClose', async () => {
    isStopping = true;
    io.engine.close();
    const timer = setTimeout(() => {
      for (const connection of connections) connection.destroy();
    }, CLOSE_TIMEOUT_MS);
    app.server.once('close', () => clearTimeout(timer));
  });

  io.use((socket, next) => {
    // Our client opens one socket per connection. For a second one the handshake has been released, and
    // an exception here would end the process.
    if (!socket.request) return next(new Error('one socket for each connection'));
    socket.data.sessionId = sessionIdOf(socket.handshake.headers);
    socket.data.isKnown = false;
    socket.data.network = networkOf(addressOf(socket.request));
    socket.data.userId = null;
    socket.data.placeId = null;
    socket.data.boards = new Set();
    socket.data.provedAt = performance.now();
    releaseHandshake(socket);
    next();
  });

  io.on('connection', async (socket) => {
    limitMessages(socket, messages, rates);
    const { sessionId } = socket.data;
    const loadSession = async () => {
      const stored = sessionId ? await sessions.load(sessionId) : null;
      if (!stored || stored.isRevoked) return null;
      const { session } = await settlePlace(deps, stored);
      socket.data.isKnown = true;
      socket.data.userId = session.device.userId;
      if (session.place) await takePlace(session.place);
      if (!session.userId) return session;
      // Joined before the user's rights are read, so that a right withdrawn meanwhile disconnects it.
      await socket.join(rooms.owner(`user:${session.userId}`));
      return session;
    };
    const takePlace = async (place: SessionPlace) => {
      if (socket.data.placeId !== null || !socket.connected) return;
      socket.data.placeId = place.placeId;
      presence.enter(socket, place);
      await socket.join(rooms.place(place.placeId));
      if (place.seatId) await socket.join(rooms.owner(`seat:${place.seatId}`));
    };
    // Joined before the first await, so that a logout meanwhile disconnects the socket.
    if (sessionId) void socket.join(rooms.session(sessions.keyOf(sessionId)));

    socket.on('visitor.join', (payload, answer) =>
      acknowledge({ name: 'visitor.join', answer }, log, async () => {
        const joined = VisitorJoin.safeParse(payload);
        if (!joined.success) throw commonErrors.VALIDATION_FAILED();
        const { visitorToken } = joined.data;
        const session = await loadSession();
        if (!session?.device.visitorTokens.includes(visitorToken)) throw commonErrors.FORBIDDEN();
        // At a seat it hears of the seat's things alone, whose room it is in.
        if (session.place?.seatId) return void (await whenListening());
        await socket.join(rooms.owner(ownerOfVisitor(visitorToken)));
        await whenListening();
      }),
    );

    socket.on('admin.join', (answer) =>
      acknowledge({ name: 'admin.join', answer }, log, async () => {
        const session = await loadSession();
        if (!session || !(await mayAdminister(deps, session, socket.id)))
          throw errors.DASHBOARD_LOCKED();
        await socket.join(rooms.admins);
        await whenListening();
      }),
    );

    socket.on('lesson.join', (payload, answer) =>
      acknowledge({ name: 'lesson.join', answer }, log, async () => {
        const joined = LessonJoin.safeParse(payload);
        if (!joined.success) throw commonErrors.VALIDATION_FAILED();
        const { lessonId } = joined.data;
        const session = await loadSession();
        if (!session) throw errors.TEACHER_NEEDED();
        await requireOwnLesson(deps, session, { lessonId, requestId: socket.id });
        socket.data.boards.add(lessonId);
        await socket.join(rooms.board(lessonId));
        await whenListening();
      }),
    );

    await loadSession().catch(() => null);
    if (socket.data.isKnown || !socket.connected) return;
    // A page without a session reconnects when it has one.
    const timer = setTimeout(() => {
      if (!socket.data.isKnown) socket.disconnect(true);
    }, options.anonymousTimeoutMs ?? ANONYMOUS_TIMEOUT_MS);
    socket.once('disconnect', () => clearTimeout(timer));
  });

  const presence = createPlacePresence({ io, places: deps.places, ...options });
  const stopRechecking = recheckRights(io, deps, options);

  return {
    close: async () => {
      stopRechecking();
      presence.close();
      // Not `io.close()`: its adapter does not await the promises that end its subscriptions. While Redis
      // is silent they reject, and an unhandled rejection ends the process.
      await Promise.all([closeRedis(publisher), closeRedis(subscriber)]);
    },
  };
}
