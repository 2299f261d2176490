import type { NameCharacters } from '@lux/contracts/media/download.ts';
import { z } from 'zod';
import { ApiError } from '../lib/api/api-error.ts';
import { rest } from '../lib/api/rest.ts';
import { visitorToken } from '../lib/storage/visitor-token.ts';
import { toasts } from '../lib/toasts.ts';
import { keptPictures } from './kept/kept-pictures.ts';
import { keptPictureId, type Picture } from './picture.ts';
import { saveAsFile, saveBlob } from './save-blob.ts';

/**
 * SPEC 5: a product label, the prompt's first characters (20; 30 in the admin gallery) with `_` for
 * other signs, a timestamp.
 */
export function pictureFilename(
  label: string,
  prompt: string,
  now: Date,
  characters: NameCharacters = 20,
): string {
  const words = prompt.slice(0, characters).replace(/[^a-zA-Z0-9]/g, '_');
  return `LUX_${label}_${words}_${now.getTime()}.png`;
}

const Answer = z.object({
  // A path of our own server: the link must not lead anywhere else.
  downloadUrl: z.string().regex(/^\/(?![/\\])/),
});

interface DownloadOptions {
  /** Second word of the file's name. */
  label: string;
  /** What is said where the server gives no reason (SPEC 8). */
  failed: string;
  /** Of the prompt in the file's name; 30 in the admin gallery (SPEC 5). */
  nameCharacters?: NameCharacters;
}

/** Saves a picture as a file: the server's over `download-image` (SPEC 7), our own directly. */
export async function downloadPicture(
  { imageUrl, prompt }: Picture,
  { label, failed, nameCharacters = 20 }: DownloadOptions,
): Promise<void> {
  const filename = pictureFilename(label, prompt, new Date(), nameCharacters);
  try {
    const keptId = keptPictureId(imageUrl);
    if (keptId !== null) return saveBlob(await keptPictures.read(keptId), filename);
    const body = { imageUrl, filename, nameCharacters, visitorToken: visitorToken() };
    const { downloadUrl } = await rest.post('/api/download-image', body, async () => Answer);
    saveAsFile(downloadUrl, filename);
  } catch (error) {
    toasts.show({ title: 'Fehler', description: reason(error) ?? failed, tone: 'danger' });
  }
}

function reason(error: unknown): string | null {
  if (!(error instanceof ApiError) || !error.isForPerson) return null;
  return error.code === 'BAD_ANSWER' ? 'Fehler beim Herunterladen' : error.message;
}
