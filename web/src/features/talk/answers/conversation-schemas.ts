import { Conversation } from '@lux/contracts/conversation/conversation.ts';
import { ConversationSummary } from '@lux/contracts/conversation/conversation-summary.ts';
import { z } from 'zod';

export { Conversation };

export const ConversationList = z.array(ConversationSummary);
export const CreatedConversation = Conversation.pick({ id: true });
