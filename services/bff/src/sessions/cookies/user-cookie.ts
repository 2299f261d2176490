import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CookieOptions, cookieAttributes, sessionCookie } from './session-cookie.ts';

/** Says that a session goes with it, not that it was taken away. */
const SESSION_WRITTEN = new RegExp(`\\b${sessionCookie.name}=[^;]`);

/**
 * Tells our client whether to ask who is logged in, so that no visitor's browser reports a refusal
 * (SPEC 7 answers 401). Scripts may read it; it is no secret and gives no right.
 */
export const userCookie = {
  name: 'lux_user',

  /**
   * Keeps the browser's in step with the session: there as long as the session is a user's, with the
   * session cookie's lifetime. Sessions from before it get theirs with any answer.
   */
  settle: (request: FastifyRequest, reply: FastifyReply, options: CookieOptions): void => {
    const { userId, isRevoked } = request.session;
    // A request that overlapped a login or logout does not know the browser's current state.
    if (isRevoked) return;
    const isShown = request.cookies[userCookie.name] !== undefined;
    if (userId === null) {
      if (isShown) userCookie.clear(reply);
      return;
    }
    if (isShown && !SESSION_WRITTEN.test(String(reply.getHeader('set-cookie')))) return;
    reply.setCookie(userCookie.name, '1', cookieAttributes(reply, options));
  },

  clear: (reply: FastifyReply): void => {
    reply.clearCookie(userCookie.name, { path: '/' });
  },
} as const;
