import type { z } from 'zod';
import { ClassAlbumRequest, ClassCardsRequest } from './class-pdf.ts';
import type { JobKind } from './job.ts';
import { ColoringBookRequest, StoryBookRequest } from './pdf.ts';
import { ColoringJobRequest, ImageJobRequest } from './picture.ts';

type OrderTable = Record<string, { kind: JobKind; path: `/${string}`; Wish: z.ZodType }>;

/** What the bff can order of media, by name: the kind of its job, where it is ordered, and its wish. */
export const mediaOrders = {
  image: { kind: 'image', path: '/images', Wish: ImageJobRequest },
  coloring: { kind: 'coloring', path: '/coloring-pages', Wish: ColoringJobRequest },
  print: { kind: 'pdf', path: '/coloring-books', Wish: ColoringBookRequest },
  booklet: { kind: 'pdf', path: '/story-books', Wish: StoryBookRequest },
} as const satisfies OrderTable;

/** What classroom can order of media, for a teacher. */
export const classOrders = {
  cards: { kind: 'pdf', path: '/class-cards', Wish: ClassCardsRequest },
  album: { kind: 'pdf', path: '/class-albums', Wish: ClassAlbumRequest },
} as const satisfies OrderTable;

type Orders = typeof mediaOrders;
type AllOrders = Orders & typeof classOrders;

/** The name of an order in one of the tables. */
export type OrderName = keyof AllOrders;

/** An order by its name in the table, as the bff sends it. */
export type MediaOrder = {
  [Name in keyof Orders]: { name: Name; wish: z.infer<Orders[Name]['Wish']> };
}[keyof Orders];

/** What a job is to make, by its kind, as media stores it. */
export type JobWish = {
  [Name in OrderName]: { kind: AllOrders[Name]['kind']; wish: z.infer<AllOrders[Name]['Wish']> };
}[OrderName];
