import { z } from 'zod';
import { Id, VisitorToken } from '../common/ids.ts';
import { StoryCharacter } from '../games/story.ts';
import { OrderIdentity } from './job.ts';

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

/** Body of `POST /api/create-pdf` (SPEC 7): a story as a booklet. */
export const CreatePdfRequest = StoryBookRequest.extend({
  ...OrderIdentity.shape,
  visitorToken: VisitorToken.optional(),
});
export type CreatePdfRequest = z.infer<typeof CreatePdfRequest>;

const MOST_PAGES = 30;

/** What the bff asks of media: pictures as A4 pages in one PDF, by `POST /coloring-books`. */
export const ColoringBookRequest = z.object({
  title: z
    .string()
    .trim()
    .max(60, 'Der Titel ist zu lang. Bitte nimm höchstens 60 Zeichen.')
    .default(''),
  /** In the order of the pages. */
  fileIds: z
    .array(Id, 'Bitte wähle die Bilder aus, die du drucken möchtest.')
    .min(1, 'Bitte wähle mindestens ein Bild aus.')
    .max(MOST_PAGES, `In ein Malbuch passen höchstens ${MOST_PAGES} Bilder.`),
});
export type ColoringBookRequest = z.infer<typeof ColoringBookRequest>;

/** Body of `POST /api/print`: one page as it is, more as a book with a cover. */
export const PrintRequest = ColoringBookRequest.extend({
  ...OrderIdentity.shape,
  visitorToken: VisitorToken.optional(),
});
export type PrintRequest = z.infer<typeof PrintRequest>;
