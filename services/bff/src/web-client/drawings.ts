import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Server } from '@lux/service-kit/server/create-server.ts';

/** OpenMoji changes with a release of ours only. */
const KEPT_A_MONTH = 'public, max-age=2592000';

/**
 * OpenMoji's colour drawings by their code, `/drawings/1F98A.svg`: content that a teacher extends may
 * name any of them, so the built client cannot know which it needs.
 */
export async function drawings(server: Server): Promise<void> {
  const openmoji = dirname(fileURLToPath(import.meta.resolve('openmoji/package.json')));
  await server.register(fastifyStatic, {
    root: join(openmoji, 'color/svg'),
    prefix: '/drawings/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', KEPT_A_MONTH);
    },
  });
}
