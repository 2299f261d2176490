import { StoryTips } from '@lux/contracts/games/story.ts';
import { z } from 'zod';
import { Story, StorySegment } from './story.ts';

/** What the editor holds: the running story, unfinished input, tips and one step of undo. */
export const Editor = z.object({
  story: Story,
  /** What the child is writing and has not added yet. */
  input: z.string().catch(''),
  /** What LUX said about the child's text. */
  tips: StoryTips.nullable().catch(null),
  /** The last piece that was changed or removed, as it was, and its place. */
  undo: z
    .object({ segment: StorySegment, index: z.int().min(0) })
    .nullable()
    .catch(null),
  /** Nothing has changed since it was saved. */
  isSaved: z.boolean().catch(false),
});
export type Editor = z.infer<typeof Editor>;
