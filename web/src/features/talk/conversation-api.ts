import type { Conversation } from '@lux/contracts/conversation/conversation.ts';
import type { ConversationSummary } from '@lux/contracts/conversation/conversation-summary.ts';
import { rest } from '../../lib/rest.ts';
import { visitorToken } from '../../lib/visitor-token.ts';

const loadSchemas = () => import('./conversation-schemas.ts');
const pathOf = (id: string) => `/api/conversations/${encodeURIComponent(id)}`;

interface Options {
  signal?: AbortSignal;
}

/**
 * The conversation calls of SPEC 7. The visitor token goes in a header with each of them, never in
 * an address: those end up in logs and histories.
 */
export const conversationApi = {
  /** This visitor's conversations, the latest first. */
  list: (): Promise<ConversationSummary[]> =>
    rest.get('/api/conversations', () => loadSchemas().then((m) => m.ConversationList)),

  read: (id: string): Promise<Conversation> =>
    rest.get(pathOf(id), () => loadSchemas().then((m) => m.Conversation)),

  async create(options: Options = {}): Promise<string> {
    const body = { visitorToken: visitorToken() };
    const loadSchema = () => loadSchemas().then((m) => m.CreatedConversation);
    return (await rest.post('/api/conversations', body, loadSchema, options)).id;
  },

  /** Resolves as soon as the answer begins. */
  ask: (id: string, content: string, options: Options): Promise<Response> =>
    rest.postForStream(`${pathOf(id)}/messages`, { role: 'user', content }, options),

  /** Asks without anything being stored yet; hanging up throws the answer away. */
  prepare: (id: string, turnId: string, content: string, options: Options): Promise<Response> =>
    rest.postForStream(
      `${pathOf(id)}/prepared-messages`,
      { role: 'user', content, turnId },
      options,
    ),

  /** The prepared message was meant: it and its answer are stored. */
  commit: (id: string, turnId: string, options: Options): Promise<void> =>
    rest.postOnly(`${pathOf(id)}/prepared-messages/${turnId}/commit`, undefined, options),
};
