import { openLocalStore } from './open-local-store.ts';

const store = openLocalStore('pictures');

/** Pictures that only this browser has, such as those a child coloured in. */
export const keptPictures = {
  /** @throws when nothing is stored under this id (any more) */
  async read(id: string): Promise<Blob> {
    const kept = await store.get(id);
    if (kept instanceof Blob) return kept;
    throw new Error('this picture is not stored here');
  },
  write: (id: string, picture: Blob) => store.put(id, picture),
  remove: (id: string) => store.remove(id),
};
