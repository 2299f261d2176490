import { Id } from '@lux/contracts/common/id.ts';
import { readOwners } from '@lux/service-kit/server/read-owners.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { parseRange } from './parse-range.ts';

const Params = z.object({ id: z.string() });

/** Only its owner may see a file, so no shared cache may keep it; it never changes. */
const CACHE_CONTROL = 'private, max-age=31536000, immutable';

/** The bytes behind `/media/{id}`, for the bff. */
export function filesRoutes(server: Server, deps: Pick<Deps, 'files'>): void {
  server.get('/files/:id', { schema: { params: Params } }, async (request, reply) => {
    const { owners } = readOwners(request);
    const id = Id.safeParse(request.params.id);
    const file = id.success ? await deps.files.find(id.data, owners) : null;
    if (!file) throw errors.FILE_NOT_FOUND();

    const etag = `"${file.id}"`;
    const ifRange = request.headers['if-range'];
    const isSameFile = ifRange === undefined || ifRange === etag;
    const range = isSameFile ? parseRange(request.headers.range, file.sizeBytes) : null;
    if (range === 'unsatisfiable') {
      reply.header('content-range', `bytes */${file.sizeBytes}`);
      throw errors.RANGE_NOT_SATISFIABLE();
    }
    reply.headers({
      etag,
      'cache-control': CACHE_CONTROL,
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    if (matches(request.headers['if-none-match'], etag)) return reply.status(304).send();
    reply.type(file.contentType);
    if (!range) {
      return reply.header('content-length', file.sizeBytes).send(deps.files.read(file.id));
    }
    return reply
      .status(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${file.sizeBytes}`)
      .header('content-length', range.end - range.start + 1)
      .send(deps.files.read(file.id, range));
  });
}

/** `If-None-Match`: a list of tags, weak ones count, `*` is any. */
function matches(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
