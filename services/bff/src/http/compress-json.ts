import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route's answers hold a secret (`secretAnswer`). */
    isSecret?: boolean;
  }
}

/** Below it a compressed answer saves no packet. */
const THRESHOLD_BYTES = 1_024;
/** The default of 11 takes ten times as long for a tenth less. */
const BROTLI_QUALITY = 4;

type Encoded = (error: Error | null, encoded: Buffer) => void;

const encoders: Record<string, (text: string, done: Encoded) => void> = {
  br: (text, done) =>
    brotliCompress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }, done),
  gzip: (text, done) => gzip(text, done),
};

/**
 * Route option for answers that hold a secret: never compressed, so that their length tells nothing
 * about it, whatever of the request they repeat (BREACH).
 */
export const secretAnswer = { config: { isSecret: true } } as const;

/**
 * Compresses JSON answers over 1 kB, as the caller likes it. Nothing else: files of the client are
 * compressed by the build, pictures, sounds and archives are so already, and events must leave at once.
 * Register before the routes.
 */
export function compressJson(server: Server): void {
  // With `done`: most answers are short, and a promise for each would cost more than the look at it.
  server.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || !isLongJson(reply, payload)) return done(null, payload);
    if (request.routeOptions.config.isSecret || reply.hasHeader('content-encoding')) {
      return done(null, payload);
    }
    reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '));
    const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''));
    const encode = encoding && encoders[encoding];
    if (!encode) return done(null, payload);
    encode(payload, (error, encoded) => {
      if (error) return done(error);
      reply.header('content-encoding', encoding).removeHeader('content-length');
      done(null, encoded);
    });
  });
}

function isLongJson(reply: FastifyReply, payload: string): boolean {
  // A character has three bytes at most.
  if (payload.length * 3 <= THRESHOLD_BYTES || Buffer.byteLength(payload) <= THRESHOLD_BYTES) {
    return false;
  }
  const type = String(reply.getHeader('content-type') ?? '');
  return /^application\/(graphql-response\+)?json\b/.test(type);
}

/** The best of ours that the header allows (RFC 9110, 12.5.3); undefined: none. */
function chooseEncoding(header: string): string | undefined {
  const allowed = header
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  return Object.keys(encoders).find((name) => allowed.includes(name));
}
