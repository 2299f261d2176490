import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CookieOptions, cookieAttributes, sessionCookie } from './session-cookie.ts';

/** Says that a session goes with it, not that it was taken away. */
const SESSION_WRITTEN = new RegExp(`\\b${sessionCookie.name}=[^;]`);

/** Behind TLS nobody but this host itself can set it, so no stranger can plant a token of theirs. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-lux_visitor' : 'lux_visitor');

/**
 * The visitor token once more, beside browser storage: Safari empties what scripts have stored after
 * seven days without a visit, and leaves cookies that a server has set. Our client reads it where its
 * own is gone; here nobody acts by it. Scripts may read it, as they may read browser storage.
 */
export const visitorCookie = {
  /** Goes along with each session cookie. In a lesson a browser has a token for that lesson alone. */
  settle: (request: FastifyRequest, reply: FastifyReply, options: CookieOptions): void => {
    const { isRevoked, place, visitorTokens } = request.session;
    const [token] = visitorTokens;
    if (isRevoked || place || token === undefined) return;
    if (!SESSION_WRITTEN.test(String(reply.getHeader('set-cookie')))) return;
    const attributes = cookieAttributes(reply, options);
    reply.setCookie(nameOf(attributes.secure), token, attributes);
  },

  clear: (reply: FastifyReply): void => {
    reply.clearCookie(nameOf(false), { path: '/' });
    // Without this attribute browsers take nothing under its name, not even its end.
    reply.clearCookie(nameOf(true), { path: '/', secure: true });
  },
} as const;
