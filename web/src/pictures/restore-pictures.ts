import { z } from 'zod';
import { rest } from '../lib/api/rest.ts';
import { storage } from '../lib/storage/storage.ts';
import { storageKeys } from '../lib/storage/storage-keys.ts';
import type { Picture } from './picture.ts';
import { storedPictures } from './picture-lists.ts';

/** What the server knows of this child's pictures, of `GET /api/me/data`. */
const Wish = z.object({
  kind: z.enum(['image', 'coloring']),
  state: z.literal('ready'),
  createdAt: z.iso.datetime(),
  fileId: z.string().min(1),
  wish: z.object({ prompt: z.string() }),
});
const Answer = z.object({ wishes: z.array(z.unknown()) });

/**
 * Brings the lists of pictures back where the browser has emptied its storage (Safari does after seven
 * days without a visit) and the visitor was known again by its cookie. What has been made meanwhile stays.
 */
export async function restorePictures(): Promise<void> {
  const { wishes } = await rest.get('/api/me/data', async () => Answer);
  const made = wishes.flatMap((wish) => Wish.safeParse(wish).data ?? []);
  const toPicture = ({ fileId, createdAt, wish }: z.infer<typeof Wish>, prefix = ''): Picture => ({
    id: `${prefix}${fileId}`,
    prompt: wish.prompt,
    imageUrl: `/media/${fileId}`,
    createdAt,
  });
  const images = made.filter(({ kind }) => kind === 'image').map((wish) => toPicture(wish));
  const pages = made
    .filter(({ kind }) => kind === 'coloring')
    .map((wish) => toPicture(wish, 'coloring-'));
  storage.writeJson(storageKeys.generatedImages, merge(storedPictures.gallery(), images));
  storage.writeJson(
    storageKeys.generatedColoringPages,
    merge(storedPictures.coloringPages(), pages),
  );
  // As if another tab had painted them: what shows a list reads it again.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

/** Newest first; one picture of the same file. */
function merge(present: Picture[], found: Picture[]): Picture[] {
  const known = new Set(present.map(({ imageUrl }) => imageUrl));
  return [...present, ...found.filter(({ imageUrl }) => !known.has(imageUrl))].toSorted(
    (one, other) => other.createdAt.localeCompare(one.createdAt),
  );
}
