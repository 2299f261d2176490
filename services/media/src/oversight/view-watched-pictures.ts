import type { WatchedPicture } from '@lux/contracts/media/watched-picture.ts';
import type { JobRecord } from '../jobs/job.store.ts';

/** Ready jobs as the pictures they became; PDFs are none. */
export function viewWatchedPictures(jobs: JobRecord[]): WatchedPicture[] {
  return jobs.flatMap((job) => {
    if (job.kind === 'pdf' || !job.fileId) return [];
    const { kind, fileId, wish, createdAt } = job;
    return [{ id: fileId, kind, prompt: wish.prompt, createdAt: createdAt.toISOString() }];
  });
}
