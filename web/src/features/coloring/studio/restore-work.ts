import { mediaFileId, type Picture } from '../../../pictures/picture.ts';
import { coloredPagesApi } from '../../../pictures/works/colored-pages-api.ts';
import { decodeLayer } from '../../../pictures/works/work-layer.ts';
import { isNewerElsewhere, workMarks } from '../../../pictures/works/work-marks.ts';
import { works } from '../../../pictures/works/works.ts';
import type { Sheet } from './sheet/sheet.ts';

/**
 * Puts a page's earlier colours on its sheet: this browser's, or newer ones of the account, which are
 * this browser's from then on. Where the account cannot be asked, the child goes on with what is here.
 *
 * @returns whether they came from the account, so that the preview is an old one.
 */
export async function restoreWork(page: Picture, sheet: Sheet): Promise<boolean> {
  if (await takeNewerWork(page, sheet)) return true;
  const colours = await works.readColours(page.id);
  if (colours === null || !sheet.unpack(colours)) return false;
  // Coloured before this was noted: the account has none of it yet.
  if (workMarks.read(page.id) === null && page.colored === undefined) {
    const { width, height } = sheet;
    await works.write(page.id, { colours: sheet.pack(), width, height });
    workMarks.noteChange(page);
  }
  return false;
}

async function takeNewerWork(page: Picture, sheet: Sheet): Promise<boolean> {
  const fileId = mediaFileId(page.imageUrl);
  if (fileId === null || page.colored === undefined || !isNewerElsewhere(page)) return false;
  try {
    sheet.load(await decodeLayer(await coloredPagesApi.readLayer(fileId), sheet));
  } catch {
    return false;
  }
  const { width, height } = sheet;
  await works.write(page.id, { colours: sheet.pack(), width, height });
  workMarks.noteSent(page.id, page.colored.changedAt);
  return true;
}
