import type { FastifyReply } from 'fastify';
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
