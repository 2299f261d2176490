import { z } from 'zod';
import { storage } from '../../lib/storage.ts';
import { storageKeys } from '../../lib/storage-keys.ts';

const PendingImage = z.object({ jobId: z.string().min(1), prompt: z.string() });
export type PendingImage = z.infer<typeof PendingImage>;

/** The picture on its way, so that a reload finds it again. */
export const pendingImage = {
  read: (): PendingImage | null => storage.readJson(storageKeys.pendingImage, PendingImage),
  keep: (pending: PendingImage) => storage.writeJson(storageKeys.pendingImage, pending),
  forget: () => storage.remove(storageKeys.pendingImage),
};
