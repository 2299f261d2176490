import cookie from '@fastify/cookie';
import { VisitorToken } from '@lux/contracts/common/ids.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { sessionCookie } from './cookies/session-cookie.ts';
import { userCookie } from './cookies/user-cookie.ts';
import { visitorCookie } from './cookies/visitor-cookie.ts';
import type { SessionStore } from './create-session-store.ts';
import { emptySession, needsSession, type Session, withoutPlace } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session;
    /** Makes the session that of the visitor whose token was shown, and lets the browser keep it. */
    presentVisitor: (reply: FastifyReply, token: VisitorToken) => Promise<void>;
  }
}

interface Options {
  sessions: SessionStore;
  limits: Pick<RateLimits, 'admit' | 'mayStartSession'>;
  cookieSecure: Config['cookieSecure'];
}

/** Our own client shows the visitor token here, with every call; SPEC 7 has it in body or query. */
const TOKEN_HEADER = 'x-visitor-token';

const Carrier = z.object({ visitorToken: VisitorToken });

/**
 * Gives every API request its session, within what the session may ask for, and lets the browser keep
 * the visitor token it presents: by header at once, by body when it is parsed. One in a query
 * (SPEC 7) counts for that request alone, and not from browsers: their addresses may be links that
 * somebody else made.
 */
export const sessionPlugin = fastifyPlugin<Options>(
  async (server, { sessions, limits, cookieSecure }) => {
    const cookies = { lifetimeSeconds: sessions.lifetimeSeconds, secure: cookieSecure };
    await server.register(cookie);
    server.decorateRequest('session');

    server.decorateRequest(
      'presentVisitor',
      async function present(this: FastifyRequest, reply: FastifyReply, token: VisitorToken) {
        const { session } = this;
        if (session.device.visitorTokens[0] === token) return;
        const id = await keep(this, token);
        const device = { ...session.device, visitorTokens: [token] };
        this.session = withoutPlace({ ...session, device });
        if (id === null) return;
        this.session.id = id;
        this.session.isStored = true;
        sessionCookie.write(reply, id, cookies);
      },
    );

    /** The id under which a session now holds this token; null where none does. */
    const keep = async (request: FastifyRequest, token: VisitorToken): Promise<string | null> => {
      const { id, isRevoked, isStored } = request.session;
      if (isRevoked) return null;
      if (isStored) return sessions.changeVisitor(id, token);
      // Beyond what a school needs, each request acts for the visitor it shows, and no session is stored.
      if (!limits.mayStartSession(request)) return null;
      await sessions.start(id, token);
      return id;
    };

    server.addHook('onRequest', async (request, reply) => {
      if (!needsSession(request)) return;
      const id = sessionCookie.read(request);
      const stored = await limits.admit(request, id);
      request.session = stored ?? emptySession();
      const shown = VisitorToken.safeParse(request.headers[TOKEN_HEADER]);
      if (shown.success) await request.presentVisitor(reply, shown.data);
    });

    server.addHook('preHandler', (request, reply, done) => {
      if (!needsSession(request)) return done();
      if (hasToken(request.query) && !isBrowser(request)) {
        const asked = Carrier.safeParse(request.query);
        if (asked.success) {
          request.session = { ...request.session, visitorTokens: [asked.data.visitorToken] };
        }
      }
      // Nearly every request carries its token in the header: the others alone are worth a promise.
      if (!hasToken(request.body)) return done();
      const carried = Carrier.safeParse(request.body);
      if (!carried.success) return done();
      request.presentVisitor(reply, carried.data.visitorToken).then(() => done(), done);
    });

    server.addHook('onSend', (request, reply, payload, done) => {
      // A request that was refused before this plugin has no session.
      if (request.session !== undefined) {
        userCookie.settle(request, reply, cookies);
        visitorCookie.settle(request, reply, cookies);
      }
      done(null, payload);
    });
  },
);

function hasToken(source: unknown): boolean {
  return typeof source === 'object' && source !== null && 'visitorToken' in source;
}

/**
 * Whether somebody's browser sends this. Over TLS they say so themselves; over plain HTTP they show
 * the cookie that they have from us, or that they want a page.
 */
function isBrowser({ headers }: FastifyRequest): boolean {
  return (
    headers['sec-fetch-site'] !== undefined ||
    headers.cookie !== undefined ||
    headers['upgrade-insecure-requests'] !== undefined
  );
}
