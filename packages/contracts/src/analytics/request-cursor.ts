import { z } from 'zod';

/**
 * A place in the list of requests, newest first: right after the request it is made from. On the
 * wire `timestamp_id`, so that a client makes it from the last row it has
 * (`RequestCursor.encode({ timestamp, id })`), also when that row is deleted meanwhile.
 */
export const RequestCursor = z.codec(
  z
    .string()
    .max(300)
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_./, 'Diese Stelle in der Liste gibt es nicht.'),
  z.object({ timestamp: z.iso.datetime(), id: z.string().min(1) }),
  {
    decode: (text) => {
      const end = text.indexOf('_');
      return { timestamp: text.slice(0, end), id: text.slice(end + 1) };
    },
    encode: ({ timestamp, id }) => `${new Date(timestamp).toISOString()}_${id}`,
  },
);
export type RequestCursor = z.infer<typeof RequestCursor>;
