import { Id } from '@lux/contracts/common/id.ts';
import { Conversation } from '@lux/contracts/conversation/conversation.ts';
import { ConversationSummary } from '@lux/contracts/conversation/conversation-summary.ts';
import { Message } from '@lux/contracts/conversation/message.ts';
import { NewMessage } from '@lux/contracts/conversation/new-message.ts';
import { PreparedMessage } from '@lux/contracts/conversation/prepared-message.ts';
import { hangUpSignal } from '@lux/service-kit/server/hang-up-signal.ts';
import { readOwners } from '@lux/service-kit/server/read-owners.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerMessage } from '../answers/answer-message.ts';
import { historyLimit } from '../answers/bound-history.ts';
import { streamAnswer } from '../answers/stream-answer.ts';
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
      const answer = await answerMessage(deps, {
        conversation: await openConversation(deps, request),
        question: request.body.content,
        askId: request.body.askId,
        signal: hangUpSignal(reply),
      });
      return reply.status(201).send(answer);
    },
  );

  server.post(
    '/conversations/:id/streamed-messages',
    { schema: { params: Params, body: NewMessage } },
    async (request, reply) => {
      const conversation = await openConversation(deps, request);
      const { content: question, askId } = request.body;
      const signal = hangUpSignal(reply);
      return streamAnswer(deps, reply, { conversation, question, askId, signal });
    },
  );

  server.post(
    '/conversations/:id/prepared-messages',
    { schema: { params: Params, body: PreparedMessage } },
    async (request, reply) => {
      const conversation = await openConversation(deps, request);
      const { content: question, turnId } = request.body;
      const signal = hangUpSignal(reply);
      const isCommitted = deps.preparedTurns.await(turnId, conversation.id, signal);
      isCommitted.catch(() => {});
      const turn = { conversation, question, askId: turnId, signal, isCommitted };
      return streamAnswer(deps, reply, turn);
    },
  );

  server.post(
    '/conversations/:id/prepared-messages/:turnId/commit',
    { schema: { params: Params.extend({ turnId: Id }) } },
    async (request, reply) => {
      const { id, turnId } = request.params;
      const { owners } = readOwners(request);
      if (!(await deps.conversations.has(id, owners))) throw errors.CONVERSATION_NOT_FOUND();
      if (!(await deps.preparedTurns.commit(turnId, id))) throw errors.TURN_NOT_PREPARED();
      return reply.status(204).send();
    },
  );
}

/** @throws CONVERSATION_NOT_FOUND, the same for a foreign id as for one that does not exist. */
async function openConversation(deps: Deps, request: FastifyRequest<{ Params: { id: string } }>) {
  const { owners } = readOwners(request);
  const conversation = await deps.conversations.open(request.params.id, owners, historyLimit);
  if (!conversation) throw errors.CONVERSATION_NOT_FOUND();
  return conversation;
}
