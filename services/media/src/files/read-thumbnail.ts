import { buffer } from 'node:stream/consumers';
import type { Id } from '@lux/contracts/common/id.ts';
import sharp from 'sharp';
import type { Deps } from '../deps.ts';

/** Longest side in pixels: a grid's card is up to 390 wide, on screens of double density. */
const SIDE_PX = 640;
/** About 20 kB for a picture; more is not seen at this size. */
const QUALITY = 75;

/** The picture in small, as WebP; made at the first request and kept. */
export async function readThumbnail(
  { files, thumbnails }: Pick<Deps, 'files' | 'thumbnails'>,
  id: Id,
): Promise<Buffer> {
  const kept = await thumbnails.get(id);
  if (kept) return kept;
  const webp = await sharp(await buffer(files.read(id)))
    .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
  await thumbnails.keep(id, webp);
  return webp;
}
