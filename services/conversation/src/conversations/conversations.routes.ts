import { Id } from '@lux/contracts/common/ids.ts';
import {
  Conversation,
  ListedConversation,
  NewMessage,
  PreparedMessage,
} from '@lux/contracts/conversation/conversation.ts';
import { MarkedMessage } from '@lux/contracts/conversation/marked-message.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { readLesson, readOwners } from '@lux/service-kit/server/internal-headers.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerMessage } from '../answers/answer-turn.ts';
import { type AskedTurn, beginTurn } from '../answers/begin-turn.ts';
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
      const id = await deps.conversations.create(owner);
      return reply.status(201).send({ id });
    },
  );

  server.get(
    '/conversations',
    { schema: { response: { 200: z.array(ListedConversation) } } },
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

  server.delete('/conversations/:id', { schema: { params: Params } }, async (request, reply) => {
    const { owners } = readOwners(request);
    if (!(await deps.archive.remove(request.params.id, owners)))
      throw errors.CONVERSATION_NOT_FOUND();
    // Its sentences may still be there to be heard again.
    await deps.sounds.forget(owners);
    return reply.status(204).send();
  });

  server.post(
    '/conversations/:id/messages',
    { schema: { params: Params, body: NewMessage, response: { 201: MarkedMessage } } },
    async (request, reply) => {
      const turn = await beginTurn(deps, askedBy(request, disconnectSignal(reply)));
      const answer = await answerMessage(deps, turn);
      return reply.status(201).send(answer);
    },
  );

  server.post(
    '/conversations/:id/streamed-messages',
    { schema: { params: Params, body: NewMessage } },
    async (request, reply) => {
      const turn = await beginTurn(deps, askedBy(request, disconnectSignal(reply)));
      return streamAnswer(deps, reply, turn);
    },
  );

  server.post(
    '/conversations/:id/prepared-messages',
    { schema: { params: Params, body: PreparedMessage } },
    async (request, reply) => {
      const { turnId } = request.body;
      const signal = disconnectSignal(reply);
      const turn = await beginTurn(deps, { ...askedBy(request, signal), askId: turnId });
      const isCommitted = deps.preparedTurns.await(turnId, turn.conversation.id, signal);
      isCommitted.catch(() => {});
      return streamAnswer(deps, reply, turn, isCommitted);
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

/** Who is not known is answered as the youngest are: everybody understands it. */
const levelOf = (ageGroup: NewMessage['ageGroup']) =>
  ageGroup === 'medium' || ageGroup === 'large' ? 'older' : 'young';

type Asking = FastifyRequest<{
  Params: z.infer<typeof Params>;
  Body: Pick<NewMessage, 'content' | 'askId' | 'ageGroup'>;
}>;

function askedBy(request: Asking, signal: AbortSignal): AskedTurn {
  const { content: question, askId, ageGroup } = request.body;
  const { owners } = readOwners(request);
  const level = levelOf(ageGroup);
  const lessonId = readLesson(request);
  return { conversationId: request.params.id, owners, question, level, lessonId, askId, signal };
}
