import { z } from 'zod';

/** A request as undici shows it; ours and the one behind `fetch` are two versions. */
export interface UndiciRequest {
  method: string;
  origin: string | URL;
  path: string;
  /** Names and values by turns. */
  headers: unknown[];
  addHeader: (name: string, value: string) => void;
}

const isRequest = (value: unknown) =>
  value !== null && typeof value === 'object' && 'addHeader' in value && 'origin' in value;

/** What undici tells of a request: that there is one, its answer's head, its end or its failure. */
export const UndiciMessage = z.object({
  request: z.custom<UndiciRequest>(isRequest),
  response: z.object({ statusCode: z.number() }).optional(),
  error: z.unknown().optional(),
});
export type UndiciMessage = z.output<typeof UndiciMessage>;
