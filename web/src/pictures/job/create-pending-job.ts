import { z } from 'zod';
import { storage } from '../../lib/storage/storage.ts';

const PendingJob = z.object({ jobId: z.string().min(1), prompt: z.string() });
export type PendingJob = z.infer<typeof PendingJob>;

/** The note of what is being made, so that a reload finds it again. */
export function createPendingJob(key: string) {
  return {
    read: (): PendingJob | null => storage.readJson(key, PendingJob),
    keep: (pending: PendingJob) => storage.writeJson(key, pending),
    forget: () => storage.remove(key),
  };
}
