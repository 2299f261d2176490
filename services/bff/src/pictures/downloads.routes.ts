import { Id } from '@lux/contracts/common/ids.ts';
import { DownloadImageRequest, type NameCharacters } from '@lux/contracts/media/download.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { readAsOwnerOrAdmin } from './read-as-owner-or-admin.ts';

const LABEL = 'LUX';
/** SPEC 5: the first 20 characters of the prompt; in the admin gallery 30. */
const USUAL: NameCharacters = 20;
/** A name as the client makes it: label, kind, prompt, milliseconds since 1970. */
const MADE_BY_CLIENT = /^LUX_(Bild|Ausmalbild)_(.*)_\d{13}$/;

/**
 * The name a picture is saved under, without its ending: `LUX_ein_grüner_Drache_20251120-074512`
 * (SPEC 5). Of a name that the client has made in this way already, the kind is kept and the time
 * replaced by ours.
 */
export function cleanFilename(
  wished: string,
  { characters = USUAL, now = new Date() }: { characters?: NameCharacters; now?: Date } = {},
): string {
  const bare = wished.normalize('NFC').replace(/\.[a-z0-9]{1,5}$/i, '');
  const [, kind, prompt] = MADE_BY_CLIENT.exec(bare) ?? [];
  const name = [...(prompt ?? bare.replace(/^LUX[_-]/i, ''))]
    .slice(0, characters)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '_');
  const stamp = now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  return [LABEL, kind, name || (kind ? undefined : 'Bild'), stamp].filter(Boolean).join('_');
}

/**
 * The address under which one of the child's own files is saved (SPEC 7), for admins anybody's.
 * Nothing is fetched from anywhere: what is not a path of ours is refused.
 *
 * @throws NOT_OUR_FILE 400; FILE_NOT_FOUND 404 also for somebody else's.
 */
async function prepareDownload(
  deps: Pick<Deps, 'services' | 'shownPictures'>,
  request: FastifyRequest,
  { imageUrl, filename, nameCharacters }: DownloadImageRequest,
): Promise<{ downloadUrl: string }> {
  const [, text] = /^\/media\/([^/?#]+)$/.exec(imageUrl) ?? [];
  const id = Id.safeParse(text);
  if (!id.success) throw errors.NOT_OUR_FILE();
  const { media } = deps.services;
  await readAsOwnerOrAdmin(deps, request, id.data, {
    asOwner: (caller) => media.readFileFacts(caller, id.data),
    asAdmin: () => media.readAnyFileFacts(request.id, id.data),
  });
  const name = cleanFilename(filename, { characters: nameCharacters });
  return { downloadUrl: `/media/${id.data}?download=${encodeURIComponent(name)}` };
}

/** Saving one's own pictures (SPEC 7). */
export function downloadsRoutes(server: Server, deps: Deps): void {
  server.post(
    '/api/download-image',
    {
      schema: {
        tags: ['Bilder'],
        body: DownloadImageRequest,
        response: { 200: z.object({ downloadUrl: z.string() }) },
      },
    },
    async (request) => prepareDownload(deps, request, request.body),
  );
}
