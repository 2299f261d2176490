import type { ColoringBookRequest } from '@lux/contracts/media/coloring-book-request.ts';
import type { ColoringJobRequest } from '@lux/contracts/media/coloring-job-request.ts';
import type { ImageJobRequest } from '@lux/contracts/media/image-job-request.ts';
import type { StoryBookRequest } from '@lux/contracts/media/story-book-request.ts';

/** What the bff can order of media, by kind of job. */
export type JobOrder =
  | { kind: 'image'; wish: ImageJobRequest }
  | { kind: 'coloring'; wish: ColoringJobRequest }
  | { kind: 'pdf'; wish: ColoringBookRequest }
  /** A story as a booklet, which is a PDF too. */
  | { kind: 'booklet'; wish: StoryBookRequest };
