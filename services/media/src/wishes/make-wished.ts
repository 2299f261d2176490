import type { ImageProvider } from '../adapters/image-provider.ts';
import { makeColoringBook } from '../books/make-coloring-book.ts';
import type { Deps } from '../deps.ts';
import type { JobRecord } from '../jobs/job.store.ts';
import { makeStoryBook } from '../stories/make-story-book.ts';
import type { Made } from './made.ts';

export type MakingDeps = Pick<Deps, 'files' | 'paintingTime'> & { imageProvider: ImageProvider };

/** Makes what a job's record wishes for. @throws where another try may help, or ProviderFailed. */
export async function makeWished(deps: MakingDeps, job: JobRecord): Promise<Made> {
  const { imageProvider, paintingTime } = deps;
  switch (job.kind) {
    case 'image':
      return toMade(
        await imageProvider.paint({ ...job.wish, seed: job.seed }, await paintingTime(job)),
      );
    case 'coloring':
      return toMade(
        await imageProvider.drawColoringPage(
          { ...job.wish, seed: job.seed },
          await paintingTime(job),
        ),
      );
    case 'pdf':
      if ('text' in job.wish) return makeStoryBook(deps, job.wish);
      return makeColoringBook(deps, job.wish);
  }
}

function toMade(result: { png: Buffer } | { refusal: { message: string } }): Made {
  return 'refusal' in result ? result : { bytes: result.png, contentType: 'image/png' };
}
