import { openKeep } from './open-keep.ts';

const keep = openKeep('pictures');

/** Pictures that only this browser has, such as those a child coloured in. */
export const keptPictures = {
  /** @throws when nothing is kept under this id (any more) */
  async read(id: string): Promise<Blob> {
    const kept = await keep.get(id);
    if (kept instanceof Blob) return kept;
    throw new Error('this picture is not kept here');
  },
  write: (id: string, picture: Blob) => keep.put(id, picture),
  remove: (id: string) => keep.remove(id),
};
