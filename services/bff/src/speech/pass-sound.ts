import type { FastifyReply } from 'fastify';
import type { Dispatcher } from 'undici';

/** What conversation may tell the browser about a sound. */
const TOLD = ['content-type', 'content-length', 'etag', 'cache-control'] as const;

/** Hands a sound from conversation on as it comes, before it is complete. */
export function passSound(reply: FastifyReply, sound: Dispatcher.ResponseData): FastifyReply {
  for (const name of TOLD) {
    const value = sound.headers[name];
    if (value !== undefined) reply.header(name, value);
  }
  return reply.status(sound.statusCode).send(sound.body);
}
