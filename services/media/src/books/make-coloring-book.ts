import { buffer } from 'node:stream/consumers';
import type { ColoringBookRequest } from '@lux/contracts/media/pdf.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { Made } from '../wishes/made.ts';
import { composeBook } from './compose-book.ts';
import { type PrintablePicture, printablePicture } from './printable-picture.ts';

const USUAL_TITLE = 'Mein Malbuch';

/** Makes A4 pages of a child's files, whose owner was checked when the wish was taken. */
export async function makeColoringBook(
  { files }: Pick<Deps, 'files'>,
  wish: ColoringBookRequest,
): Promise<Made> {
  const pictures: PrintablePicture[] = [];
  for (const [at, id] of wish.fileIds.entries()) {
    if (!(await files.get(id))) return { refusal: { message: errors.FILE_NOT_FOUND().message } };
    pictures.push(await printablePicture(await buffer(files.read(id)), `Page${at + 1}`));
  }
  const bytes = await composeBook(printable(wish.title) || USUAL_TITLE, pictures);
  return { bytes, contentType: 'application/pdf' };
}

/** Without what Andika's Latin letters cannot print, such as emoji. */
function printable(title: string): string {
  return title.replace(/[^\u0020-\u007e\u00a0-\u00ff–—‘-‟…€]/gu, '').trim();
}
