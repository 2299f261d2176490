import { z } from 'zod';

/** What LUX says of a child's own text (SPEC 7, mode `tips`). */
export const StoryTips = z.object({
  positives: z.array(z.string().trim().min(1).max(400)).min(1).max(5),
  tips: z.array(z.string().trim().min(1).max(400)).min(1).max(5),
  idea: z.string().trim().min(1).max(600),
});
export type StoryTips = z.infer<typeof StoryTips>;
