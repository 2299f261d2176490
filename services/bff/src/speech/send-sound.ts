import { spokenWordsHeader } from '@lux/contracts/conversation/spoken-words.ts';
import type { FastifyReply } from 'fastify';
import type { Dispatcher } from 'undici';

/** The headers of a sound that reach the browser. */
const PASSED = [
  'content-type',
  'content-length',
  'etag',
  'vary',
  'cache-control',
  spokenWordsHeader,
] as const;

/** Hands a sound from conversation on as it comes, before it is complete. */
export function sendSound(reply: FastifyReply, sound: Dispatcher.ResponseData): FastifyReply {
  for (const name of PASSED) {
    const value = sound.headers[name];
    if (value !== undefined) reply.header(name, value);
  }
  return reply.status(sound.statusCode).send(sound.body);
}
