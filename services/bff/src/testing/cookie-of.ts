import type { LightMyRequestResponse } from 'fastify';

/** The session cookie an answer sets, as the next request sends it. */
export function cookieOf(answer: LightMyRequestResponse): string {
  const cookie = answer.cookies.find(({ name }) => name === 'lux_session');
  return cookie ? `lux_session=${cookie.value}` : '';
}
