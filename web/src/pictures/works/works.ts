import { openLocalStore } from '../kept/open-local-store.ts';
import { workMarks } from './work-marks.ts';

const store = openLocalStore('colouring-works');
const coloursKey = (pageId: string) => `${pageId}/colours`;
const sizeKey = (pageId: string) => `${pageId}/size`;
const previewKey = (pageId: string) => `${pageId}/preview`;

/** Previews still being drawn; readers wait for them. */
const coming = new Map<string, Promise<void>>();

/** The colours of a page, as `packPixels` makes them. */
export interface Work {
  colours: Uint32Array;
  width: number;
  height: number;
}

/** What a child has coloured so far, by the id of the page, as this browser has it. */
export const works = {
  /** Packed colours, as `packPixels` makes them. */
  async readColours(pageId: string): Promise<Uint32Array | null> {
    const colours = await store.get(coloursKey(pageId));
    return colours instanceof Uint32Array ? colours : null;
  },

  /** Null while the page is untouched, or was coloured before sizes were noted. */
  async read(pageId: string): Promise<Work | null> {
    const [colours, size] = await Promise.all([
      works.readColours(pageId),
      store.get(sizeKey(pageId)),
    ]);
    if (colours === null || !(size instanceof Uint32Array)) return null;
    const [width = 0, height = 0] = size;
    return { colours, width, height };
  },

  async write(pageId: string, { colours, width, height }: Work): Promise<void> {
    await Promise.all([
      store.put(coloursKey(pageId), colours),
      store.put(sizeKey(pageId), Uint32Array.of(width, height)),
    ]);
  },

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
    workMarks.remove(pageId);
    const keys = [coloursKey(pageId), sizeKey(pageId), previewKey(pageId)];
    await Promise.all(keys.map((key) => store.remove(key)));
  },
};
