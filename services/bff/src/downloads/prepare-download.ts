import { Id } from '@lux/contracts/common/id.ts';
import type { DownloadImageRequest } from '@lux/contracts/media/download-image-request.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { tryOwnersThenWatchers } from '../sessions/try-owners-then-watchers.ts';
import { cleanFilename } from './clean-filename.ts';

/**
 * The address under which one of the child's own files is saved (SPEC 7), for admins anybody's.
 * Nothing is fetched from anywhere: what is not a path of ours is refused.
 *
 * @throws NOT_OUR_FILE 400; FILE_NOT_FOUND 404 also for somebody else's.
 */
export async function prepareDownload(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  { imageUrl, filename, nameCharacters }: DownloadImageRequest,
): Promise<{ downloadUrl: string }> {
  const [, text] = /^\/media\/([^/?#]+)$/.exec(imageUrl) ?? [];
  const id = Id.safeParse(text);
  if (!id.success) throw errors.NOT_OUR_FILE();
  await tryOwnersThenWatchers({ services }, request, {
    asOwner: (caller) => services.media.readFileFacts(caller, id.data),
    asWatcher: () => services.media.readAnyFileFacts(request.id, id.data),
  });
  const name = cleanFilename(filename, { characters: nameCharacters });
  return { downloadUrl: `/media/${id.data}?download=${encodeURIComponent(name)}` };
}
