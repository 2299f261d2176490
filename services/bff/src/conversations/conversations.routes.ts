import type { Readable } from 'node:stream';
import { Id, VisitorToken } from '@lux/contracts/common/ids.ts';
import {
  Conversation,
  ListedConversation,
  Message,
  NewMessage,
  PreparedMessage,
} from '@lux/contracts/conversation/conversation.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { actFor } from '../sessions/act-for.ts';
import {
  listConversations,
  readConversation,
  removeConversation,
  startConversation,
} from './conversations.ts';
import { sendMessage } from './send-message.ts';
import { streamMessage } from './stream-message.ts';

const Params = z.object({ id: Id });
const Visitor = z.object({ visitorToken: VisitorToken.optional() });
const tags = ['Gespräche'];

/** Conversations over REST (SPEC 7). */
export function conversationsRoutes(server: Server, deps: Deps): void {
  const { services } = deps;

  server.get(
    '/api/conversations',
    {
      schema: { tags, querystring: Visitor, response: { 200: z.array(ListedConversation) } },
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

  server.delete(
    '/api/conversations/:id',
    { schema: { tags, params: Params, response: { 204: z.void() } } },
    async (request, reply) => {
      await removeConversation(deps, request, request.params.id);
      return reply.status(204).send();
    },
  );

  server.post(
    '/api/conversations/:id/messages',
    {
      schema: {
        tags,
        description: 'Mit `Accept: text/event-stream` kommt die Antwort Satz für Satz.',
        params: Params,
        body: NewMessage,
        response: { 201: Message },
      },
    },
    async (request, reply) => {
      const turn = {
        conversationId: request.params.id,
        message: request.body,
        signal: disconnectSignal(reply),
      };
      if (!request.headers.accept?.includes('text/event-stream')) {
        return reply.status(201).send(await sendMessage(deps, request, turn));
      }
      return sendEvents(reply, await streamMessage(deps, request, turn));
    },
  );

  server.post(
    '/api/conversations/:id/prepared-messages',
    { schema: { tags, params: Params, body: PreparedMessage } },
    async (request, reply) =>
      sendEvents(
        reply,
        await streamMessage(deps, request, {
          conversationId: request.params.id,
          message: request.body,
          signal: disconnectSignal(reply),
        }),
      ),
  );

  server.post(
    '/api/conversations/:id/prepared-messages/:turnId/commit',
    { schema: { tags, params: Params.extend({ turnId: Id }), response: { 204: z.void() } } },
    async (request, reply) => {
      const { id, turnId } = request.params;
      await services.conversation.commitMessage(
        actFor(request, errors.CONVERSATION_NOT_FOUND),
        id,
        turnId,
      );
      return reply.status(204).send();
    },
  );
}

/** Proxies must pass each event on at once, not collect them. */
function sendEvents(reply: FastifyReply, events: Readable): FastifyReply {
  return reply
    .header('content-type', 'text/event-stream')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(events);
}
