import type { Conversation, ListedConversation } from '@lux/contracts/conversation/conversation.ts';
import { anySignal } from '../../../lib/api/any-signal.ts';
import { rest } from '../../../lib/api/rest.ts';
import { timeLimit } from '../../../lib/api/time-limit.ts';
import { keptAgeGroup } from '../../../lib/storage/age-group.ts';
import { visitorToken } from '../../../lib/storage/visitor-token.ts';

const loadSchemas = () => import('./conversation-schemas.ts');
const pathOf = (id: string) => `/api/conversations/${encodeURIComponent(id)}`;

interface Options {
  signal?: AbortSignal;
}

/** Time until an answer begins; the server's own limit is 15 s. */
const BEGIN_LIMIT_MS = 20_000;

/** Aborts a call whose answer has not begun in time; the rest of the answer may take longer. */
async function withinLimit<T>(
  { signal }: Options,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = timeLimit(BEGIN_LIMIT_MS);
  try {
    return await call(signal ? anySignal(signal, limit.signal) : limit.signal);
  } finally {
    limit.clear();
  }
}

function toldAge() {
  const ageGroup = keptAgeGroup.read();
  return ageGroup && { ageGroup };
}

/**
 * The conversation calls of SPEC 7. The visitor token goes in a header with each of them, never in
 * an address: those end up in logs and histories.
 */
export const conversationApi = {
  /** This visitor's conversations, the latest first. */
  list: (): Promise<ListedConversation[]> =>
    rest.get('/api/conversations', () => loadSchemas().then((m) => m.ConversationList)),

  read: (id: string): Promise<Conversation> =>
    rest.get(pathOf(id), () => loadSchemas().then((m) => m.Conversation)),

  /** For good, with all that was said in it. */
  async remove(id: string): Promise<void> {
    await rest.delete(pathOf(id));
  },

  async create(options: Options = {}): Promise<string> {
    const body = { visitorToken: visitorToken() };
    const loadSchema = () => loadSchemas().then((m) => m.CreatedConversation);
    const created = await withinLimit(options, (signal) =>
      rest.post('/api/conversations', body, loadSchema, { signal }),
    );
    return created.id;
  },

  /** Resolves as soon as the answer begins. Asked again with the same id it is the same turn. */
  ask: (id: string, askId: string, content: string, options: Options): Promise<Response> =>
    withinLimit(options, (signal) => {
      const body = { role: 'user', content, askId, ...toldAge() };
      return rest.postForStream(`${pathOf(id)}/messages`, body, { signal });
    }),

  /** Asks without storing anything yet; aborting discards the answer. */
  prepare: (id: string, turnId: string, content: string, options: Options): Promise<Response> =>
    withinLimit(options, (signal) => {
      const body = { role: 'user', content, turnId, ...toldAge() };
      return rest.postForStream(`${pathOf(id)}/prepared-messages`, body, { signal });
    }),

  /** Has the prepared message and its answer stored. */
  commit: (id: string, turnId: string, options: Options): Promise<void> =>
    withinLimit(options, (signal) =>
      rest.postOnly(`${pathOf(id)}/prepared-messages/${turnId}/commit`, undefined, { signal }),
    ),
};
