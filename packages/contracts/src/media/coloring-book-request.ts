import { z } from 'zod';
import { Id } from '../common/id.ts';

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
