import type { ImageProvider, PictureResult } from '../adapters/image-provider.ts';
import type { Deps } from '../deps.ts';
import type { JobRecord } from '../jobs/job.store.ts';
import { makeBooklet } from '../pdf/booklet/make-booklet.ts';
import { makeColoringBook } from '../pdf/coloring-book/make-coloring-book.ts';

export type MakingDeps = Pick<Deps, 'files' | 'paintingTime'> & { imageProvider: ImageProvider };

/** What a wish became. `refusal` is final: a sentence for the child about what cannot be made. */
type Made = { bytes: Buffer; contentType: string } | { refusal: { message: string } };

/** Makes what a job's record wishes for. @throws where another try may help, or ProviderFailed. */
export async function makeWished(deps: MakingDeps, job: JobRecord): Promise<Made> {
  const { imageProvider, paintingTime } = deps;
  switch (job.kind) {
    case 'image': {
      const limitMs = await paintingTime(job);
      return toMade(await imageProvider.paint({ ...job.wish, seed: job.seed }, limitMs));
    }
    case 'coloring': {
      const limitMs = await paintingTime(job);
      return toMade(await imageProvider.drawColoringPage({ ...job.wish, seed: job.seed }, limitMs));
    }
    case 'pdf':
      if ('text' in job.wish) return toMade({ pdf: await makeBooklet(deps, job.wish) });
      return toMade(await makeColoringBook(deps, job.wish));
  }
}

function toMade(result: PictureResult | { pdf: Buffer }): Made {
  if ('refusal' in result) return result;
  if ('pdf' in result) return { bytes: result.pdf, contentType: 'application/pdf' };
  return { bytes: result.png, contentType: 'image/png' };
}
