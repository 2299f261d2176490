import { z } from 'zod';
import { openKeep } from '../../../pictures/kept/open-keep.ts';

const keep = openKeep('colouring-works');

const Work = z.object({
  /** The colours, as pairs of how often and which. */
  colours: z.custom<Uint32Array>((value) => value instanceof Uint32Array),
  /** How the page looks now, small. */
  preview: z.instanceof(Blob).nullable(),
});
export type Work = z.infer<typeof Work>;

/** What a child has coloured so far, by the id of the page. */
export const works = {
  async read(pageId: string): Promise<Work | null> {
    const work = Work.safeParse(await keep.get(pageId));
    return work.success ? work.data : null;
  },
  write: (pageId: string, work: Work) => keep.put(pageId, work),
  remove: (pageId: string) => keep.remove(pageId),
};
