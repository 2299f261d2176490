import { Id } from '@lux/contracts/common/id.ts';
import { VisitorToken } from '@lux/contracts/common/visitor-token.ts';
import { Conversation } from '@lux/contracts/conversation/conversation.ts';
import { ConversationSummary } from '@lux/contracts/conversation/conversation-summary.ts';
import { Message } from '@lux/contracts/conversation/message.ts';
import { NewMessage } from '@lux/contracts/conversation/new-message.ts';
import { hangUpSignal } from '@lux/service-kit/server/hang-up-signal.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { listConversations } from './list-conversations.ts';
import { readConversation } from './read-conversation.ts';
import { sendMessage } from './send-message.ts';
import { startConversation } from './start-conversation.ts';

const Params = z.object({ id: Id });
const Visitor = z.object({ visitorToken: VisitorToken.optional() });
const tags = ['Gespräche'];

/** Conversations over REST (SPEC 7). */
export function conversationsRoutes(server: Server, deps: Deps): void {
  server.get(
    '/api/conversations',
    {
      schema: { tags, querystring: Visitor, response: { 200: z.array(ConversationSummary) } },
    },
    async (request) => listConversations(deps, request),
  );

  server.post(
    '/api/conversations',
    { schema: { tags, body: Visitor, response: { 201: z.object({ id: Id }) } } },
    async (request, reply) => reply.status(201).send(await startConversation(deps, request)),
  );

  server.get(
    '/api/conversations/:id',
    { schema: { tags, params: Params, response: { 200: Conversation } } },
    async (request) => readConversation(deps, request, request.params.id),
  );

  server.post(
    '/api/conversations/:id/messages',
    { schema: { tags, params: Params, body: NewMessage, response: { 201: Message } } },
    async (request, reply) => {
      const answer = await sendMessage(deps, request, {
        conversationId: request.params.id,
        message: request.body,
        signal: hangUpSignal(reply),
      });
      return reply.status(201).send(answer);
    },
  );
}
