import { z } from 'zod';
import type { Visitor } from '../visitor.ts';

const Method = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
const RestRefusal = z.object({ error: z.string() });
const FieldRefusal = z.object({
  data: z.record(z.string(), z.null()).nullish(),
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).min(1),
});

/** What whoever has no right to a thing hears: that it does not exist, or who may. */
const refusals = [
  'NOT_LOGGED_IN',
  'TEACHER_NEEDED',
  'VISITOR_UNKNOWN',
  'NOT_OUR_FILE',
  'CLASS_NOT_FOUND',
  'SEAT_NOT_FOUND',
  'LESSON_NOT_FOUND',
  'PLACE_NOT_FOUND',
  'ALERT_NOT_FOUND',
  'MATERIAL_NOT_FOUND',
  'TEACHER_NOT_FOUND',
  'CONVERSATION_NOT_FOUND',
  'FILE_NOT_FOUND',
];

/**
 * Counts attempts at what belongs to others. All else than a refusal for that reason is a leak: an
 * answer, but also a limit, a mistake in the body or a fault, behind which nothing was tried.
 */
export function countRefusals() {
  let attempts = 0;
  const leaks: string[] = [];
  const leak = (what: string) => void leaks.push(what.slice(0, 300));

  return {
    attempts: () => attempts,
    leaks,

    /** @param route as in the API document, `GET /api/classes/{id}`. */
    rest: async (
      who: string,
      visitor: Visitor,
      route: string,
      { path, body, headers }: { path: string; body?: object; headers?: Record<string, string> },
    ): Promise<void> => {
      attempts += 1;
      const method = Method.parse(route.split(' ')[0]);
      const answer = await visitor.request(method, path, body, headers);
      const text = await answer.text();
      if (!isRefusal(answer.status, text)) leak(`${who}: ${route} ${answer.status} ${text}`);
    },

    field: async (
      who: string,
      visitor: Visitor,
      name: string,
      [query, variables]: [query: string, variables: object],
    ): Promise<void> => {
      attempts += 1;
      const answer = await visitor.request('POST', '/graphql', { query, variables });
      const text = await answer.text();
      const codes = FieldRefusal.safeParse(toJson(text)).data?.errors ?? [];
      const isRefused = codes.some(({ extensions }) => refusals.includes(extensions.code));
      if (!isRefused) leak(`${who}: ${name} ${answer.status} ${text}`);
    },

    /** Asks to watch a lesson's board. */
    board: async (who: string, visitor: Visitor, lessonId: string): Promise<void> => {
      attempts += 1;
      const socket = await visitor.connect();
      const answer = await socket.emitWithAck('lesson.join', { lessonId });
      socket.disconnect();
      if (answer.ok || !refusals.includes(answer.error)) {
        leak(`${who}: lesson.join ${JSON.stringify(answer)}`);
      }
    },

    /** An answer that may come, without anything of others in it. */
    without: async (
      who: string,
      visitor: Visitor,
      path: string,
      secrets: string[],
    ): Promise<void> => {
      attempts += 1;
      const answer = await visitor.request('GET', path);
      const text = await answer.text();
      const found = secrets.filter((secret) => text.includes(secret));
      if (found.length > 0) leak(`${who}: GET ${path} shows ${found.join(', ')}`);
      if (answer.status !== 200 && !isRefusal(answer.status, text)) {
        leak(`${who}: GET ${path} ${answer.status} ${text}`);
      }
    },
  };
}

const isRefusal = (status: number, text: string): boolean =>
  status >= 400 && refusals.includes(RestRefusal.safeParse(toJson(text)).data?.error ?? '');

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
