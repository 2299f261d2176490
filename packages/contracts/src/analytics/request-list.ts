import { z } from 'zod';
import { RequestType } from './request.ts';

const moment = z.iso.datetime({ offset: true, error: 'Dieser Zeitpunkt ist ungültig.' });

/** Which requests an admin wants to see; nothing given means all. */
export const RequestFilter = z.object({
  type: z.enum(RequestType.options, { error: 'Diese Art von Anfrage gibt es nicht.' }).optional(),
  /** `ai`: only what a provider may have answered ("KI-Anfragen"). */
  only: z.enum(['ai', 'all'], { error: 'Möglich sind nur „ai“ und „all“.' }).optional(),
  /** From this moment on. */
  from: moment.optional(),
  /** Before this moment. */
  to: moment.optional(),
  /** The visitor's mark or its beginning, as the table shows it (SPEC 2). */
  visitor: z
    .string()
    .regex(/^[A-Za-z0-9._-]{4,128}$/, 'Bitte geben Sie mindestens 4 Zeichen des Besuchers ein.')
    .optional(),
  /** Anywhere in the question or the answer, capitals or not. */
  text: z
    .string()
    .trim()
    .min(2, 'Bitte geben Sie mindestens 2 Zeichen ein.')
    .max(100, 'Bitte geben Sie höchstens 100 Zeichen ein.')
    // The database cannot look for it.
    .refine((text) => !text.includes('\0'), 'Nach diesem Zeichen kann nicht gesucht werden.')
    .optional(),
  /** `any`: marked in some way; `open`: marked and not yet handled. */
  safety: z
    .enum(['blocked', 'crisis', 'unclear', 'any', 'open'], {
      error: 'Diese Markierung gibt es nicht.',
    })
    .optional(),
});
export type RequestFilter = z.infer<typeof RequestFilter>;

const noSuchPlace = 'Diese Stelle in der Liste gibt es nicht.';

/**
 * A place in the list of requests, newest first: right after the request it is made from. On the
 * wire `timestamp_id`, so that a client makes it from the last row it has
 * (`RequestCursor.encode({ timestamp, id })`), also when that row is deleted meanwhile.
 */
export const RequestCursor = z.codec(
  z
    .string()
    .max(300)
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_./, noSuchPlace),
  z.object({ timestamp: z.iso.datetime(noSuchPlace), id: z.string().min(1) }),
  {
    decode: (text) => {
      const end = text.indexOf('_');
      return { timestamp: text.slice(0, end), id: text.slice(end + 1) };
    },
    encode: ({ timestamp, id }) => `${new Date(timestamp).toISOString()}_${id}`,
  },
);
export type RequestCursor = z.infer<typeof RequestCursor>;

const limitHint = 'Möglich sind 1 bis 1000 Anfragen auf einmal.';

/** Query of `GET /requests`, newest first. Without parameters it answers as SPEC 7 shows. */
export const RequestListQuery = RequestFilter.extend({
  limit: z.coerce
    .number({ error: limitHint })
    .int(limitHint)
    .min(1, limitHint)
    .max(1_000, limitHint)
    .default(200),
  /** Only requests older than this place. */
  before: RequestCursor.optional(),
});
export type RequestListQuery = z.infer<typeof RequestListQuery>;

/** Time range of an export, oldest first. */
export const ExportQuery = RequestFilter.pick({ from: true, to: true, type: true, only: true });
export type ExportQuery = z.infer<typeof ExportQuery>;
