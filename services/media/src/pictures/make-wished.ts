import { buffer } from 'node:stream/consumers';
import {
  type ColoringPageOrder,
  type ImageProvider,
  type PictureResult,
  ProviderFailed,
} from '../adapters/image-provider.ts';
import type { Deps } from '../deps.ts';
import type { JobRecord } from '../jobs/records/job-record.ts';
import { makeBooklet } from '../pdf/booklet/make-booklet.ts';
import { makeClassAlbum } from '../pdf/class-album/make-class-album.ts';
import { makeClassCards } from '../pdf/class-cards/make-class-cards.ts';
import { makeColoringBook } from '../pdf/coloring-book/make-coloring-book.ts';
import { markOrigin } from './origin-mark.ts';

export type MakingDeps = Pick<Deps, 'jobs' | 'files' | 'paintingTime'> & {
  imageProvider: ImageProvider;
};

/** What a wish became. `refusal` is final: a sentence for the child about what cannot be made. */
type Made = { bytes: Buffer; contentType: string } | { refusal: { message: string } };

/** Makes what a job's record wishes for. @throws where another try may help, or ProviderFailed. */
export async function makeWished(deps: MakingDeps, job: JobRecord): Promise<Made> {
  const { imageProvider, paintingTime } = deps;
  const marked = (result: PictureResult): Made =>
    'refusal' in result
      ? result
      : { bytes: markOrigin(result.png, imageProvider.tier), contentType: 'image/png' };
  switch (job.kind) {
    case 'image': {
      const limitMs = await paintingTime(job);
      return marked(await imageProvider.paint({ ...job.wish, seed: job.seed }, limitMs));
    }
    case 'coloring':
      return marked(await makeColoringPage(deps, job, { ...job.wish, seed: job.seed }));
    case 'pdf':
      if ('text' in job.wish) return printed({ pdf: await makeBooklet(deps, job.wish) });
      if ('className' in job.wish) return printed(await makeClassCards(job.wish));
      if ('pages' in job.wish) return printed(await makeClassAlbum(deps, job.wish));
      return printed(await makeColoringBook(deps, job.wish));
  }
}

/** Rendered once for all who wished for the same at once; the others get a copy of the file. */
async function makeColoringPage(
  { jobs, files, paintingTime, imageProvider }: MakingDeps,
  job: JobRecord,
  order: ColoringPageOrder,
): Promise<PictureResult> {
  const taken = await jobs.takePage(job, await paintingTime(job));
  if (!taken) throw new ProviderFailed('no other job has made the page in time');
  if ('fileId' in taken) return { png: await buffer(await files.read(taken.fileId)) };
  try {
    return await imageProvider.renderColoringPage(order, taken.leftMs);
  } catch (error) {
    await jobs.releasePage(job);
    throw error;
  }
}

const printed = (result: { pdf: Buffer } | { refusal: { message: string } }): Made =>
  'refusal' in result ? result : { bytes: result.pdf, contentType: 'application/pdf' };
