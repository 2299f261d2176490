import type { z } from 'zod';
import type { JobKind } from './job.ts';
import { ColoringBookRequest, StoryBookRequest } from './pdf.ts';
import { ColoringJobRequest, ImageJobRequest } from './picture.ts';

/** What the bff can order of media, by name: the kind of its job, where it is ordered, and its wish. */
export const mediaOrders = {
  image: { kind: 'image', path: '/images', Wish: ImageJobRequest },
  coloring: { kind: 'coloring', path: '/coloring-pages', Wish: ColoringJobRequest },
  print: { kind: 'pdf', path: '/coloring-books', Wish: ColoringBookRequest },
  booklet: { kind: 'pdf', path: '/story-books', Wish: StoryBookRequest },
} as const satisfies Record<string, { kind: JobKind; path: `/${string}`; Wish: z.ZodType }>;

type Orders = typeof mediaOrders;

/** The name of an order in the table. */
export type MediaOrderName = keyof Orders;

/** An order by its name in the table, as the bff sends it. */
export type MediaOrder = {
  [Name in MediaOrderName]: { name: Name; wish: z.infer<Orders[Name]['Wish']> };
}[MediaOrderName];

/** What a job is to make, by its kind, as media stores it. */
export type JobWish = {
  [Name in MediaOrderName]: { kind: Orders[Name]['kind']; wish: z.infer<Orders[Name]['Wish']> };
}[MediaOrderName];
