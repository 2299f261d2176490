import cookie from '@fastify/cookie';
import { VisitorToken } from '@lux/contracts/common/visitor-token.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { DoorLimits } from '../limits/create-door-limits.ts';
import { isForeign } from '../origins/is-foreign.ts';
import type { SessionStore } from './create-session-store.ts';
import { needsSession } from './needs-session.ts';
import { MAX_VISITOR_TOKENS, type Session } from './session.ts';
import { sessionCookie } from './session-cookie.ts';
import { userCookie } from './user-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session;
    /** Lets the session hold a visitor token that was shown, and the browser keep the session. */
    presentVisitor: (reply: FastifyReply, token: VisitorToken) => Promise<void>;
  }
}

interface Options {
  sessions: SessionStore;
  limits: Pick<DoorLimits, 'admit'>;
  cookieSecure: Config['cookieSecure'];
}

/** Our own client shows the visitor token here, with every call; SPEC 7 has it in body or query. */
const TOKEN_HEADER = 'x-visitor-token';

const Carrier = z.object({ visitorToken: VisitorToken });

/**
 * Gives every API request its session, within what the session may ask for, and lets the browser keep the visitor token it presents:
 * by header at the door, by body or query once they are parsed.
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
        if (session.visitorTokens[0] === token) return;
        const isKept = !session.isOver && (await sessions.addVisitorToken(session.id, token));
        const others = session.visitorTokens.filter((known) => known !== token);
        session.visitorTokens = [token, ...others].slice(0, MAX_VISITOR_TOKENS);
        if (isKept) sessionCookie.write(reply, session.id, cookies);
      },
    );

    server.addHook('onRequest', async (request, reply) => {
      if (!needsSession(request)) return;
      const id = sessionCookie.read(request);
      const stored = await limits.admit(request, id);
      request.session = stored ?? sessions.empty();
      const shown = VisitorToken.safeParse(request.headers[TOKEN_HEADER]);
      if (shown.success) await request.presentVisitor(reply, shown.data);
    });

    const presentCarried = async (request: FastifyRequest, reply: FastifyReply) => {
      for (const source of [request.query, request.body]) {
        const carrier = Carrier.safeParse(source);
        if (carrier.success) await request.presentVisitor(reply, carrier.data.visitorToken);
      }
    };

    // Nearly every request carries its token in the header: the others alone are worth a promise.
    server.addHook('preHandler', (request, reply, done) => {
      const isCarried = hasToken(request.query) || hasToken(request.body);
      // A link on another site must not make a child somebody else.
      if (!isCarried || !needsSession(request) || isForeign(request.headers, request.host)) {
        return done();
      }
      presentCarried(request, reply).then(() => done(), done);
    });

    server.addHook('onSend', (request, reply, payload, done) => {
      // Whoever was refused at the door has no session yet.
      if (request.session !== undefined) userCookie.settle(request, reply, cookies);
      done(null, payload);
    });
  },
);

function hasToken(source: unknown): boolean {
  return typeof source === 'object' && source !== null && 'visitorToken' in source;
}
