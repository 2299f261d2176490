import { Conversation, ConversationSummary } from '@lux/contracts/conversation/conversation.ts';
import { z } from 'zod';

export { Conversation };

export const ConversationList = z.array(ConversationSummary);
export const CreatedConversation = Conversation.pick({ id: true });
