import { buffer } from 'node:stream/consumers';
import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import type { ColoredPage, ColoredPicture } from '@lux/contracts/media/colored-page.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { ensureRoom } from '../jobs/ensure-room.ts';
import type { ColoredPageFacts } from './colored-page.store.ts';
import { composeColoredPage } from './compose-colored-page.ts';

export type ColoredPageDeps = Pick<Deps, 'files' | 'thumbnails' | 'coloredPages'>;

interface Colors {
  owner: OwnerId;
  pageId: Id;
  /** A PNG without the lines. */
  colors: Buffer;
}

/**
 * Keeps what a child has coloured of one of its own pages. What was changed last counts, in whatever
 * order it arrives; of a device whose clock is fast, now.
 *
 * @returns what is kept from here on: newer colours of another device, where there are some.
 * @throws FILE_NOT_FOUND 404, NOT_THIS_PAGE 422, GALLERY_FULL 409.
 */
export async function keepColors(
  deps: ColoredPageDeps,
  { owner, pageId, colors: sent, changedAt: told }: Colors & { changedAt: Date },
): Promise<ColoredPage> {
  const { files, coloredPages } = deps;
  const page = await readPage(deps, owner, pageId);
  const changedAt = new Date(Math.min(told.getTime(), Date.now()));
  const before = await coloredPages.find(pageId, [owner]);
  if (before && before.changedAt >= changedAt) return viewColoredPage(before);
  if (!before) await ensureRoom({ measureFiles: files.measure }, owner);

  const { picture, colors } = await composeColoredPage(page, sent);
  const record = { _id: pageId, owner, fileId: createId(), changedAt };
  // The file first: where this stops in between, nothing names it and it is cleared away.
  await files.write({ id: record.fileId, owner, contentType: 'image/png', bytes: picture });
  const replaced = await coloredPages.put({ ...record, colors });
  if (replaced === 'older') {
    await files.remove(record.fileId);
    const newer = await coloredPages.find(pageId, [owner]);
    if (!newer) throw errors.FILE_NOT_FOUND();
    return viewColoredPage(newer);
  }
  if (replaced) await removeFile(deps, replaced.fileId);
  if (!(await files.get(pageId))) {
    // Removed meanwhile, as at the end of a lesson: its colours do not outlive it.
    await removeColors(deps, [owner], pageId);
    throw errors.FILE_NOT_FOUND();
  }
  return viewColoredPage(record);
}

/**
 * Makes a picture of the gallery of a coloured page: it stays as it is while the page is coloured on.
 *
 * @throws as `keepColors`.
 */
export async function keepColoredPicture(
  deps: ColoredPageDeps,
  { owner, pageId, colors }: Colors,
): Promise<ColoredPicture> {
  const { files } = deps;
  const page = await readPage(deps, owner, pageId);
  await ensureRoom({ measureFiles: files.measure }, owner);
  const { picture } = await composeColoredPage(page, colors);
  const id = createId();
  await files.write({ id, owner, contentType: 'image/png', bytes: picture });
  // No job names it.
  await files.outliveJobs([id]);
  if (!(await files.get(pageId))) {
    await removeFile(deps, id);
    throw errors.FILE_NOT_FOUND();
  }
  return { url: `/media/${id}` };
}

/** Removes the colours of a page of one's own; none there is fine. */
export async function removeColors(
  deps: ColoredPageDeps,
  owners: OwnerId[],
  pageId: Id,
): Promise<void> {
  const removed = await deps.coloredPages.remove(pageId, owners);
  if (removed) await removeFile(deps, removed.fileId);
}

/** Of a picture that goes: its colours, where it is a page, and that it is one's coloured version. */
export async function forgetPicture(deps: ColoredPageDeps, fileId: Id): Promise<void> {
  await deps.coloredPages.loseFile(fileId);
  const removed = await deps.coloredPages.removeOfPage(fileId);
  if (removed) await removeFile(deps, removed.fileId);
}

async function readPage(
  { files }: Pick<Deps, 'files'>,
  owner: OwnerId,
  pageId: Id,
): Promise<Buffer> {
  const page = await files.find(pageId, [owner]);
  if (!page?.contentType.startsWith('image/')) throw errors.FILE_NOT_FOUND();
  return buffer(await files.read(pageId));
}

async function removeFile(
  { files, thumbnails }: Pick<Deps, 'files' | 'thumbnails'>,
  id: Id,
): Promise<void> {
  await thumbnails.remove(id);
  await files.remove(id);
}

function viewColoredPage({ fileId, changedAt }: Pick<ColoredPageFacts, 'fileId' | 'changedAt'>) {
  return { url: `/media/${fileId}`, changedAt: changedAt.toISOString() };
}
