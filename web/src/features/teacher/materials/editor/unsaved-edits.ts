import { z } from 'zod';
import { storage } from '../../../../lib/storage/storage.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { EditedMaterial } from './edited-material.ts';

/** What a teacher has written and not saved yet, by material: one of each at most. */
const Unsaved = z.object({
  /** The version it was made from; null where it was never saved. */
  basedOn: z.string().nullable(),
  edited: EditedMaterial,
});
type Unsaved = z.infer<typeof Unsaved>;

const keyOf = (name: string) => `${storageKeys.unsavedMaterial}/${name}`;

/**
 * Keeps on this device what is being written, so that a reload or an empty battery loses nothing.
 *
 * @param name a material's id, or `new-KIND`
 */
export const unsavedEdits = {
  /** Null where nothing is kept, or where the material has been saved elsewhere since. */
  read(name: string, basedOn: string | null): EditedMaterial | null {
    const found = storage.readJson(keyOf(name), Unsaved);
    return found?.basedOn === basedOn ? found.edited : null;
  },
  keep: (name: string, unsaved: Unsaved) => storage.writeJson(keyOf(name), unsaved),
  drop: (name: string) => storage.remove(keyOf(name)),
};
