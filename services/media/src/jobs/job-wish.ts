import type { ColoringBookRequest, StoryBookRequest } from '@lux/contracts/media/pdf.ts';
import type { ColoringJobRequest, ImageJobRequest } from '@lux/contracts/media/picture.ts';

/** What a child wishes for, by kind of job. */
export type JobWish =
  | { kind: 'image'; wish: ImageJobRequest }
  | { kind: 'coloring'; wish: ColoringJobRequest }
  | { kind: 'pdf'; wish: ColoringBookRequest | StoryBookRequest };
