import { Conversation, ListedConversation } from '@lux/contracts/conversation/conversation.ts';
import { z } from 'zod';

export { Conversation };

export const ConversationList = z.array(ListedConversation);
export const CreatedConversation = Conversation.pick({ id: true });
