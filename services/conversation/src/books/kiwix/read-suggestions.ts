import { z } from 'zod';
import type { Found } from './read-found.ts';

const Suggestions = z.array(
  z.object({ value: z.string(), kind: z.string().optional(), path: z.string().optional() }),
);

/** Titles out of `GET /suggest`; the last line offers a search and is none. */
export function readSuggestions(json: string): Found[] {
  return Suggestions.parse(JSON.parse(json)).flatMap(({ value, kind, path }) =>
    path === undefined || (kind !== undefined && kind !== 'path') ? [] : [{ title: value, path }],
  );
}
