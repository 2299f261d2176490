import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Server } from '@lux/service-kit/server/create-server.ts';

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

const encoders: Record<string, (text: string) => Promise<Buffer>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (text) => promisify(gzip)(text),
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
  server.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '');
    const isJson = /^application\/(graphql-response\+)?json\b/.test(type);
    const isLong = typeof payload === 'string' && Buffer.byteLength(payload) > THRESHOLD_BYTES;
    if (!isJson || !isLong || request.routeOptions.config.isSecret) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '));
    const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''));
    const encode = encoding && encoders[encoding];
    if (!encode) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encode(payload);
  });
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
