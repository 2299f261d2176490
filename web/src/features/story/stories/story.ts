import { AgeGroup } from '@lux/contracts/games/quiz.ts';
import { StoryTheme } from '@lux/contracts/games/story.ts';
import { z } from 'zod';
import { StoryFigure } from './story-figure.ts';
import { Moment, StorySegment } from './story-segment.ts';

/** A list that keeps its whole entries and drops broken ones; no list at all reads as empty. */
function wholeEntries<Entry extends z.ZodType>(entry: Entry) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.flatMap((one): z.output<Entry>[] => {
        const parsed = entry.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}

/** How long a title may be; the booklet takes no longer one. */
export const TITLE_CHARACTERS = 120;

/** A story with all fields of SPEC 3, as browser storage keeps it. Damaged parts are left out. */
export const Story = z.object({
  id: z.string().regex(/^story_\d+$/),
  title: z
    .string()
    .catch('')
    .transform((title) => title.slice(0, TITLE_CHARACTERS)),
  theme: StoryTheme.catch('adventure'),
  ageGroup: AgeGroup.catch('small'),
  segments: wholeEntries(StorySegment),
  characters: wholeEntries(StoryFigure),
  createdAt: Moment,
  lastUpdated: Moment,
  /** Ours beside SPEC 3: the picture LUX painted for it, `/media/{id}`. */
  imageUrl: z
    .string()
    .regex(/^\/media\/[A-Za-z0-9_-]+$/)
    .optional()
    .catch(undefined),
  /** Ours beside SPEC 3: set once it was reported as finished. */
  reportedId: z.string().optional().catch(undefined),
});
export type Story = z.infer<typeof Story>;
