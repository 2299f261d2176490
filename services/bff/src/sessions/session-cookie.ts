import type { FastifyReply, FastifyRequest } from 'fastify';

/** The session cookie: httpOnly, same site, marked secure behind TLS. */
export const sessionCookie = {
  name: 'lux_session',

  /** The value if it can be one of ours. */
  check: (value: string | undefined): string | null =>
    value && /^[A-Za-z0-9_-]{32}$/.test(value) ? value : null,

  read: (request: FastifyRequest): string | null =>
    sessionCookie.check(request.cookies[sessionCookie.name]),

  write: (
    reply: FastifyReply,
    id: string,
    options: { lifetimeSeconds: number; secure: 'auto' | 'true' | 'false' },
  ): void => {
    reply.setCookie(sessionCookie.name, id, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure:
        options.secure === 'auto' ? reply.request.protocol === 'https' : options.secure === 'true',
      maxAge: options.lifetimeSeconds,
    });
  },

  clear: (reply: FastifyReply): void => {
    reply.clearCookie(sessionCookie.name, { path: '/' });
  },
} as const;
