import { Id } from '@lux/contracts/common/ids.ts';
import { type Message, NewMessage } from '@lux/contracts/conversation/conversation.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import {
  listConversations,
  readConversation,
  removeConversation,
  startConversation,
} from './conversations.ts';
import { sendMessage } from './send-message.ts';

const ReadArguments = z.object({ id: Id });
const SendArguments = z.object({
  input: NewMessage.pick({ content: true }).extend({
    conversationId: Id,
    // GraphQL clients send null for what they leave out.
    ageGroup: NewMessage.shape.ageGroup.nullable(),
  }),
});

/** Conversations over GraphQL: the same functions as over REST. */
export function conversationsResolvers(deps: Deps) {
  return {
    Message: { sources: ({ sources }: Message) => sources ?? [] },
    Query: {
      conversations: (_root: unknown, _arguments: unknown, { request }: GraphqlContext) =>
        listConversations(deps, request),
      conversation: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        readConversation(deps, request, parseInput(ReadArguments, given).id),
    },
    Mutation: {
      startConversation: (_root: unknown, _arguments: unknown, { request }: GraphqlContext) =>
        startConversation(deps, request),
      removeConversation: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await removeConversation(deps, request, parseInput(ReadArguments, given).id);
        return true;
      },
      sendMessage: (_root: unknown, given: unknown, { request, reply }: GraphqlContext) => {
        const { conversationId, content, ageGroup } = parseInput(SendArguments, given).input;
        return sendMessage(deps, request, {
          conversationId,
          message: { role: 'user', content, ...(ageGroup && { ageGroup }) },
          signal: disconnectSignal(reply),
        });
      },
    },
  };
}
