import { Id } from '@lux/contracts/common/id.ts';
import { Conversation } from '@lux/contracts/conversation/conversation.ts';
import { ConversationSummary } from '@lux/contracts/conversation/conversation-summary.ts';
import { Message } from '@lux/contracts/conversation/message.ts';
import { NewMessage } from '@lux/contracts/conversation/new-message.ts';
import { hangUpSignal } from '@lux/service-kit/server/hang-up-signal.ts';
import { readOwners } from '@lux/service-kit/server/read-owners.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import { answerMessage } from '../answers/answer-message.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';

const Params = z.object({ id: Id });

/** Conversations of SPEC 7, for the bff. */
export function conversationsRoutes(server: Server, deps: Deps): void {
  server.post(
    '/conversations',
    { schema: { response: { 201: z.object({ id: Id }) } } },
    async (request, reply) => {
      const { owner } = readOwners(request);
      return reply.status(201).send({ id: await deps.conversations.create(owner) });
    },
  );

  server.get(
    '/conversations',
    { schema: { response: { 200: z.array(ConversationSummary) } } },
    async (request) => deps.conversations.list(readOwners(request).owners),
  );

  server.get(
    '/conversations/:id',
    { schema: { params: Params, response: { 200: Conversation } } },
    async (request) => {
      const { owners } = readOwners(request);
      const conversation = await deps.conversations.read(request.params.id, owners);
      if (!conversation) throw errors.CONVERSATION_NOT_FOUND();
      return conversation;
    },
  );

  server.post(
    '/conversations/:id/messages',
    { schema: { params: Params, body: NewMessage, response: { 201: Message } } },
    async (request, reply) => {
      const { id } = request.params;
      const isTheirs = await deps.conversations.exists(id, readOwners(request).owners);
      if (!isTheirs) throw errors.CONVERSATION_NOT_FOUND();
      const answer = await answerMessage(deps, {
        conversationId: id,
        question: request.body.content,
        signal: hangUpSignal(reply),
      });
      return reply.status(201).send(answer);
    },
  );
}
