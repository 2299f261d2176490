import { buffer } from 'node:stream/consumers';
import type { StoryBookRequest } from '@lux/contracts/media/pdf.ts';
import { printablePicture } from '../books/printable-picture.ts';
import type { Deps } from '../deps.ts';
import type { Made } from '../wishes/made.ts';
import { composeStoryBook } from './compose-story-book.ts';

/**
 * Makes a booklet of a child's story. A picture that has been deleted since is left out: the story is
 * what counts.
 */
export async function makeStoryBook(
  { files }: Pick<Deps, 'files'>,
  { pictureId, ...story }: StoryBookRequest,
): Promise<Made> {
  const file = pictureId ? await files.get(pictureId) : null;
  const picture = file && (await printablePicture(await buffer(files.read(file.id)), 'Title'));
  return { bytes: await composeStoryBook(story, picture), contentType: 'application/pdf' };
}
