import { openLocalStore } from './open-local-store.ts';

const store = openLocalStore('pictures');
const layerKey = (id: string) => `${id}/layer`;

/** Pictures that only this browser has, such as those a child coloured in. */
export const keptPictures = {
  /** @throws when nothing is stored under this id (any more) */
  async read(id: string): Promise<Blob> {
    const kept = await store.get(id);
    if (kept instanceof Blob) return kept;
    throw new Error('this picture is not stored here');
  },
  write: (id: string, picture: Blob) => store.put(id, picture),

  /** The colours without the lines, of a coloured page; null where they are not known. */
  async readLayer(id: string): Promise<Blob | null> {
    const layer = await store.get(layerKey(id));
    return layer instanceof Blob ? layer : null;
  },
  writeLayer: (id: string, layer: Blob) => store.put(layerKey(id), layer),

  async remove(id: string): Promise<void> {
    await Promise.all([store.remove(id), store.remove(layerKey(id))]);
  },
};
