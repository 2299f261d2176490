import { Id } from '@lux/contracts/common/id.ts';
import type { DownloadImageRequest } from '@lux/contracts/media/download-image-request.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { actFor } from '../sessions/act-for.ts';
import { cleanFilename } from './clean-filename.ts';

/**
 * The address under which one of the child's own files is saved (SPEC 7). Nothing is fetched from
 * anywhere: what is not a path of ours is refused.
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
  await services.media.readFileFacts(actFor(request, errors.FILE_NOT_FOUND), id.data);
  const name = cleanFilename(filename, { characters: nameCharacters });
  return { downloadUrl: `/media/${id.data}?download=${encodeURIComponent(name)}` };
}
