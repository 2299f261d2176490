import { store } from '../../lib/store.ts';
import { keptPictures } from '../../pictures/kept/kept-pictures.ts';
import { keptPictureId, mediaFileId, type Picture } from '../../pictures/picture.ts';
import {
  coloringPagesAtom,
  galleryPicturesAtom,
  storedPictures,
} from '../../pictures/picture-lists.ts';
import { coloredPagesApi, mayWorkLater } from '../../pictures/works/colored-pages-api.ts';
import { removedWorks } from '../../pictures/works/removed-works.ts';
import { encodeLayer } from '../../pictures/works/work-layer.ts';
import { workMarks } from '../../pictures/works/work-marks.ts';
import { works } from '../../pictures/works/works.ts';

/**
 * Sends to the account what a child has coloured: pages, coloured pictures of the gallery, and which
 * pages are no more. Each step reads storage anew and leaves it whole, so it may stop anywhere.
 *
 * @param isMine whether what is stored here still is this user's: false after a logout.
 */
export function createWorkSender(isMine: () => boolean) {
  let running: Promise<void> | null = null;

  async function sendAll(): Promise<void> {
    for (const fileId of removedWorks.read()) {
      if (!isMine()) return;
      await unlessRefused(() => coloredPagesApi.remove(fileId));
      removedWorks.settle(fileId);
    }
    for (const page of storedPictures.coloringPages()) {
      if (!isMine()) return;
      await sendPage(page, isMine);
    }
    for (const picture of storedPictures.gallery()) {
      if (!isMine()) return;
      await sendPicture(picture, isMine);
    }
  }

  return {
    /**
     * Resolves when everything is sent that was there at the call.
     *
     * @throws ApiError where trying again later may help, or the account is full.
     */
    async send(): Promise<void> {
      await running?.catch(() => {});
      running ??= sendAll().finally(() => {
        running = null;
      });
      return running;
    },
  };
}

async function sendPage({ id, imageUrl }: Picture, isMine: () => boolean): Promise<void> {
  const mark = workMarks.read(id);
  const fileId = mediaFileId(imageUrl);
  if (mark === null || mark.isSent || fileId === null) return;
  const work = await works.read(id);
  if (work === null) return;
  const layer = await encodeLayer(work);
  const kept = await unlessRefused(() => coloredPagesApi.keep(fileId, layer, mark.changedAt));
  if (!isMine()) return;
  // The child may have coloured on, or deleted the page, while this was on its way.
  const page = storedPictures.coloringPages().find((one) => one.id === id);
  if (page !== undefined && kept !== null) {
    const colored = { imageUrl: kept.url, changedAt: kept.changedAt };
    store.set(coloringPagesAtom, { update: { ...page, colored } });
  }
  if (workMarks.read(id)?.changedAt !== mark.changedAt) return;
  // The server moves times back that lie ahead; a later one is another device's.
  const isMoved = kept !== null && kept.changedAt < mark.changedAt;
  workMarks.noteSent(id, isMoved ? kept.changedAt : mark.changedAt);
}

/** A coloured picture that only this browser has becomes one of the account's. */
async function sendPicture(
  { id, imageUrl, coloredFrom }: Picture,
  isMine: () => boolean,
): Promise<void> {
  const keptId = keptPictureId(imageUrl);
  const fileId = coloredFrom === undefined ? null : mediaFileId(coloredFrom);
  if (keptId === null || fileId === null) return;
  const layer = await keptPictures.readLayer(keptId);
  if (layer === null) return;
  const url = await unlessRefused(() => coloredPagesApi.keepPicture(fileId, layer));
  const picture = storedPictures.gallery().find((one) => one.id === id);
  if (url === null || picture === undefined || !isMine()) return;
  const { coloredFrom: _from, ...rest } = picture;
  store.set(galleryPicturesAtom, { update: { ...rest, imageUrl: url } });
  await keptPictures.remove(keptId);
}

/** Null where the server refuses for good, such as for a page that is no more. */
async function unlessRefused<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === 'GALLERY_FULL';
    if (isFull || mayWorkLater(error)) throw error;
    return null;
  }
}
