import { StoryTips } from '@lux/contracts/games/story.ts';
import { z } from 'zod';
import { Story } from './story.ts';
import { StorySegment } from './story-segment.ts';

/** The writing desk: the running story and what lies beside it. */
export const Desk = z.object({
  story: Story,
  /** What the child is writing and has not added yet. */
  input: z.string().catch(''),
  /** What LUX said of the child's text. */
  tips: StoryTips.nullable().catch(null),
  /** The last piece that was changed or removed, as it was, and its place. */
  undo: z
    .object({ segment: StorySegment, index: z.int().min(0) })
    .nullable()
    .catch(null),
  /** Nothing has changed since it was saved. */
  isSaved: z.boolean().catch(false),
});
export type Desk = z.infer<typeof Desk>;
