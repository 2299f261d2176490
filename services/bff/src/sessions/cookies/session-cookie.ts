import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';

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

/**
 * Gives the session a new id, as every gain of rights does, and the browser its cookie. Callers have
 * checked a password or code, or have counted the new session (`register`).
 */
export async function renewSession(
  { sessions, config }: Pick<Deps, 'sessions' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const id = await sessions.renew(request.session.id);
  sessionCookie.write(reply, id, {
    lifetimeSeconds: sessions.lifetimeSeconds,
    secure: config.cookieSecure,
  });
  return id;
}
