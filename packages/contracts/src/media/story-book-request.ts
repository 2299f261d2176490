import { z } from 'zod';
import { Id } from '../common/id.ts';
import { StoryCharacter } from '../games/story-character.ts';

const missing = 'Deine Geschichte ist noch leer.';

/** What the bff asks of media: a story as a booklet, by `POST /story-books`. An empty one is refused (SPEC 5). */
export const StoryBookRequest = z.object({
  text: z.string(missing).trim().min(1, missing).max(60_000, 'Deine Geschichte ist zu lang.'),
  title: z.string().trim().max(120, 'Der Titel ist zu lang.').default(''),
  author: z.string().trim().max(80, 'Der Name ist zu lang.').default(''),
  /** Ours beside SPEC 7: the figures' page. */
  characters: z.array(StoryCharacter).max(12).default([]),
  /** Ours beside SPEC 7: the child's own picture for the title page. */
  pictureId: Id.optional(),
});
export type StoryBookRequest = z.infer<typeof StoryBookRequest>;
