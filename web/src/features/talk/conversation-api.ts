import type { Conversation } from '@lux/contracts/conversation/conversation.ts';
import type { Message } from '@lux/contracts/conversation/message.ts';
import { rest } from '../../lib/rest.ts';
import { visitorToken } from '../../lib/visitor-token.ts';

const loadConversationSchema = () =>
  import('@lux/contracts/conversation/conversation.ts').then((m) => m.Conversation);
const loadCreatedSchema = () =>
  import('@lux/contracts/conversation/conversation.ts').then((m) =>
    m.Conversation.pick({ id: true }),
  );
const loadMessageSchema = () =>
  import('@lux/contracts/conversation/message.ts').then((m) => m.Message);

/** The conversation calls of SPEC 7. */
export const conversationApi = {
  read: (id: string): Promise<Conversation> =>
    rest.get(`/api/conversations/${encodeURIComponent(id)}`, loadConversationSchema),

  async create(signal: AbortSignal): Promise<string> {
    const body = { visitorToken: visitorToken() };
    const created = await rest.post('/api/conversations', body, loadCreatedSchema, { signal });
    return created.id;
  },

  ask: (id: string, content: string, signal: AbortSignal): Promise<Message> =>
    rest.post(
      `/api/conversations/${encodeURIComponent(id)}/messages`,
      { role: 'user', content },
      loadMessageSchema,
      { signal },
    ),
};
