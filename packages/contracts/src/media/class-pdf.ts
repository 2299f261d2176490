import { z } from 'zod';
import { MOST_SEATS, PicturePassword, SeatSign } from '../classroom/school-class.ts';
import { Id } from '../common/ids.ts';

/** What classroom asks of media: a card for each seat of a class, by `POST /class-cards`. */
export const ClassCardsRequest = z.object({
  className: z.string().trim().min(1).max(40),
  cards: z
    .array(
      z.object({
        sign: SeatSign,
        /** `Blauer Igel`. */
        label: z.string().min(1).max(60),
        /** Its picture password, to be folded away; null where it has none. */
        pictures: PicturePassword.nullable(),
        /** Where its QR code leads. */
        url: z.string().min(1).max(300),
      }),
    )
    .min(1)
    .max(MOST_SEATS),
});
export type ClassCardsRequest = z.infer<typeof ClassCardsRequest>;

/** What classroom asks of media: the class album as a book, by `POST /class-albums`. */
export const ClassAlbumRequest = z.object({
  title: z.string().trim().min(1).max(60),
  /** In their order; the file of a picture, and whose it is. */
  pages: z
    .array(z.object({ fileId: Id, label: z.string().max(60) }))
    .min(1)
    .max(60),
});
export type ClassAlbumRequest = z.infer<typeof ClassAlbumRequest>;
