import type { FastifyRequest } from 'fastify';

/** Whether a request works with a session: all of the API and children's files, not the web client. */
export function needsSession(request: FastifyRequest): boolean {
  // By route, not by address: `/%61pi/settings` is `/api/settings` too.
  return /^\/(api|graphql|media)(\/|$)/.test(request.routeOptions.url ?? '');
}
