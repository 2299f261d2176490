import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

export interface CookieOptions {
  lifetimeSeconds: number;
  secure: Config['cookieSecure'];
}

/** What all our cookies have in common: same site, marked secure behind TLS. */
export function cookieAttributes(reply: FastifyReply, { lifetimeSeconds, secure }: CookieOptions) {
  return {
    path: '/',
    sameSite: 'lax',
    secure: secure === 'auto' ? reply.request.protocol === 'https' : secure === 'true',
    maxAge: lifetimeSeconds,
  } as const;
}

/** The session cookie: httpOnly, same site, marked secure behind TLS. */
export const sessionCookie = {
  name: 'lux_session',

  /** The value if it can be one of ours. */
  check: (value: string | undefined): string | null =>
    value && /^[A-Za-z0-9_-]{32}$/.test(value) ? value : null,

  read: (request: FastifyRequest): string | null =>
    sessionCookie.check(request.cookies[sessionCookie.name]),

  write: (reply: FastifyReply, id: string, options: CookieOptions): void => {
    reply.setCookie(sessionCookie.name, id, {
      ...cookieAttributes(reply, options),
      httpOnly: true,
    });
  },

  clear: (reply: FastifyReply): void => {
    reply.clearCookie(sessionCookie.name, { path: '/' });
  },
} as const;
