import type { ColoringBookRequest, StoryBookRequest } from '@lux/contracts/media/pdf.ts';
import type { ColoringJobRequest, ImageJobRequest } from '@lux/contracts/media/picture.ts';

/** What the bff can order of media, by kind of job. */
export type JobOrder =
  | { kind: 'image'; wish: ImageJobRequest }
  | { kind: 'coloring'; wish: ColoringJobRequest }
  | { kind: 'pdf'; wish: ColoringBookRequest }
  /** A story as a booklet, which is a PDF too. */
  | { kind: 'booklet'; wish: StoryBookRequest };
