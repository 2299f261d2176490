import type { ColoringBookRequest } from '@lux/contracts/media/coloring-book-request.ts';
import type { ColoringJobRequest } from '@lux/contracts/media/coloring-job-request.ts';
import type { ImageJobRequest } from '@lux/contracts/media/image-job-request.ts';
import type { StoryBookRequest } from '@lux/contracts/media/story-book-request.ts';

/** What a child wishes for, by kind of job. */
export type JobWish =
  | { kind: 'image'; wish: ImageJobRequest }
  | { kind: 'coloring'; wish: ColoringJobRequest }
  | { kind: 'pdf'; wish: ColoringBookRequest | StoryBookRequest };
