import { AgeGroup } from '@lux/contracts/games/quiz.ts';
import { StoryCharacter, StoryTheme } from '@lux/contracts/games/story.ts';
import { z } from 'zod';
import { randomId } from '../../../lib/random-id.ts';

/** An ISO timestamp; milliseconds since 1970 are accepted, too. */
const Moment = z.union([
  z.iso.datetime(),
  z
    .number()
    .min(0)
    .max(8.64e15)
    .transform((ms) => new Date(ms).toISOString()),
]);

/** A piece of a story and who wrote it (SPEC 3): the child (`user`) or LUX (`assistant`). */
export const StorySegment = z.object({
  /** Our own, not in SPEC 3. */
  id: z.string().min(1).default(randomId),
  text: z.string().trim().min(1),
  author: z.enum(['user', 'assistant']),
  timestamp: Moment,
});
export type StorySegment = z.infer<typeof StorySegment>;

/** A character of a story (SPEC 3), told apart by an id of our own. */
export const Character = StoryCharacter.extend({
  id: z.string().min(1).default(randomId),
});
export type Character = z.infer<typeof Character>;

/** A list without its invalid entries; anything but a list reads as empty. */
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

/** Longest title that the booklet takes. */
export const TITLE_CHARACTERS = 120;

/** A story with all fields of SPEC 3, as stored in the browser. Damaged parts are left out. */
export const Story = z.object({
  id: z.string().regex(/^story_\d+$/),
  title: z
    .string()
    .catch('')
    .transform((title) => title.slice(0, TITLE_CHARACTERS)),
  theme: StoryTheme.catch('adventure'),
  ageGroup: AgeGroup.catch('small'),
  segments: wholeEntries(StorySegment),
  characters: wholeEntries(Character),
  createdAt: Moment,
  lastUpdated: Moment,
  /** Our own, not in SPEC 3: the picture LUX painted for it, `/media/{id}`. */
  imageUrl: z
    .string()
    .regex(/^\/media\/[A-Za-z0-9_-]+$/)
    .optional()
    .catch(undefined),
  /** Our own, not in SPEC 3: set once the story was reported as finished. */
  reportedId: z.string().optional().catch(undefined),
});
export type Story = z.infer<typeof Story>;

/** How many characters fit into a story and its booklet (contracts `StoryRequest`, `CreatePdfRequest`). */
export const MAX_CHARACTERS = 12;

/** The story's characters as the server takes them: without our own id, and not too many. */
export function storyCharacters({ characters }: Pick<Story, 'characters'>): StoryCharacter[] {
  return characters
    .slice(0, MAX_CHARACTERS)
    .map(({ name, description, traits, idea }) => ({ name, description, traits, idea }));
}

/** The whole story as paragraphs. */
export function storyText({ segments }: Pick<Story, 'segments'>): string {
  return segments.map(({ text }) => text).join('\n\n');
}
