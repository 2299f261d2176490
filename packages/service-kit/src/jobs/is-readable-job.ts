import { z } from 'zod';

const Json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text || '{}');
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});
const JsonObject = Json.refine((value) => value !== null && typeof value === 'object');
const Count = z.string().regex(/^\d{1,15}$/);

/** What BullMQ parses or adds to, as it names it. A field that is missing harms nobody. */
const JobHash = z.looseObject({
  data: Json.optional(),
  opts: JsonObject.optional(),
  progress: Json.optional(),
  parent: JsonObject.optional(),
  ats: Count.optional(),
  atm: Count.optional(),
  stc: Count.optional(),
});

/** Whether BullMQ can make a job of this hash in Redis; whose job it is does not matter. */
export function isReadableJob(fields: Record<string, string>): boolean {
  return JobHash.safeParse(fields).success;
}
