import { openLocalStore } from '../../../pictures/kept/open-local-store.ts';

const store = openLocalStore('colouring-works');
const coloursKey = (pageId: string) => `${pageId}/colours`;
const previewKey = (pageId: string) => `${pageId}/preview`;

/** Previews still being drawn; readers wait for them. */
const coming = new Map<string, Promise<void>>();

/** What a child has coloured so far, by the id of the page. */
export const works = {
  /** Packed colours, as `packPixels` makes them. */
  async readColours(pageId: string): Promise<Uint32Array | null> {
    const colours = await store.get(coloursKey(pageId));
    return colours instanceof Uint32Array ? colours : null;
  },

  writeColours: (pageId: string, colours: Uint32Array) => store.put(coloursKey(pageId), colours),

  /** A small picture of the page as it is; null while it is untouched. */
  async readPreview(pageId: string): Promise<Blob | null> {
    await coming.get(pageId);
    const preview = await store.get(previewKey(pageId));
    return preview instanceof Blob ? preview : null;
  },

  /** Never rejects: a preview that cannot be drawn is left as it was. */
  writePreview(pageId: string, preview: Promise<Blob>): Promise<void> {
    const written = preview.then(
      (picture) => store.put(previewKey(pageId), picture),
      () => {},
    );
    coming.set(pageId, written);
    return written.finally(() => {
      if (coming.get(pageId) === written) coming.delete(pageId);
    });
  },

  async remove(pageId: string): Promise<void> {
    await Promise.all([store.remove(coloursKey(pageId)), store.remove(previewKey(pageId))]);
  },
};
