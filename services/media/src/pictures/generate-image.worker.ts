import type { JobOrder } from '@lux/service-kit/jobs/create-job-worker.ts';
import type { ImageProvider } from '../adapters/image-provider.ts';
import type { Deps } from '../deps.ts';

export type PaintingDeps = Pick<Deps, 'jobs' | 'files'> & { imageProvider: ImageProvider };

/** Said while the finished painting is being put away. */
const PAINTED_PERCENT = 80;

/**
 * Carries out `generate-image`. It may run twice at once and stop anywhere: each run writes a file
 * of its own, which is seen only when the record names it, and the first run to say so wins.
 */
export async function generateImage(
  { jobs, files, imageProvider }: PaintingDeps,
  { recordId, turn, isLastAttempt, log }: JobOrder,
): Promise<void> {
  const run = await jobs.begin(recordId, turn);
  if (!run) return;
  jobs.announcePlaces();
  try {
    const { prompt, size, seed, owner } = run.job;
    const result = await imageProvider.paint({ prompt, size, seed });
    if ('refusal' in result) return await jobs.fail(run, 'NOT_PAINTABLE', result.refusal.message);

    jobs.tellProgress(run, PAINTED_PERCENT);
    await files.write({ id: run.fileId, owner, contentType: 'image/png', bytes: result.png });
    await jobs.complete(run);
  } catch (error) {
    if (isLastAttempt) await jobs.fail(run, 'INTERNAL');
    else log.info('picture will be tried again');
    throw error;
  }
}
