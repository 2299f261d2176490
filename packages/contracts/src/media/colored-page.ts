import { z } from 'zod';

/** Query of `PUT /api/coloring-pages/{id}/colors`: when the child coloured last, by the device's clock. */
export const ColorsQuery = z.object({
  changedAt: z.iso.datetime({ message: 'Es fehlt, wann das ausgemalt wurde.' }),
});
export type ColorsQuery = z.infer<typeof ColorsQuery>;

/** A colouring page with the child's colours, as it is kept: the newer of what was there and what came. */
export const ColoredPage = z.object({
  /** `/media/{id}` of lines and colours together. New colours have a new address. */
  url: z.string(),
  changedAt: z.iso.datetime(),
});
export type ColoredPage = z.infer<typeof ColoredPage>;

/** A coloured page as a picture of the gallery, which stays as it is. */
export const ColoredPicture = z.object({ url: z.string() });
export type ColoredPicture = z.infer<typeof ColoredPicture>;
