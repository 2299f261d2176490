import { z } from 'zod';
import { RequestType } from './request.ts';

/** Answer of `GET /api/analytics/stats` (SPEC 3, 7). */
export const RequestStats = z.object({
  total: z.int().nonnegative(),
  byType: z.partialRecord(RequestType, z.int().nonnegative()),
  /** One entry a day in Europe/Berlin that had requests, oldest first, `YYYY-MM-DD`. */
  dailyCount: z.array(z.object({ date: z.iso.date(), count: z.int().nonnegative() })),
});
export type RequestStats = z.infer<typeof RequestStats>;

const count = z.int().nonnegative();

/** Answer of `GET /stats?details=true`: what the dashboard's overview shows. */
export const DetailedRequestStats = RequestStats.extend({
  /** Different visitors of the last 5 minutes. */
  activeVisitors: count,
  /** As the child feels them, of the last 7 days in Europe/Berlin; within 5 %. */
  answerTimes: z.array(
    z.object({ type: RequestType, count, p50Ms: z.number(), p95Ms: z.number() }),
  ),
  safety: z.object({
    /** Of the last 30 days. */
    blocked: count,
    crisis: count,
    unclear: count,
    /** Marked, still stored and not yet handled. */
    open: count,
  }),
  /** Answers with a status from 400 on, of the last 7 days. */
  errors: z.array(z.object({ status: z.int(), count })),
  /** Of the last 30 days. */
  usage: z.object({
    /** Requests a provider may have answered. */
    aiRequests: count,
    promptCharacters: count,
    responseCharacters: count,
    pictures: count,
    /**
     * What all this would cost at about list prices had a paid provider answered everything: an
     * estimate from counts and lengths. What the built-in tier answered costs nothing.
     */
    paidTierDollars: z.number().nonnegative(),
  }),
});
export type DetailedRequestStats = z.infer<typeof DetailedRequestStats>;
