import type { Message } from '@lux/contracts/conversation/message.ts';
import { ApiError } from '../../lib/api-error.ts';
import { storage } from '../../lib/storage.ts';
import { storageKeys } from '../../lib/storage-keys.ts';
import { conversationApi } from './conversation-api.ts';
import { ConversationNotCreated } from './conversation-not-created.ts';

/** Asks in the kept conversation; begins one where there is none, or where the server lost it. */
export async function askLux(question: string, signal: AbortSignal): Promise<Message> {
  const keptId = storage.readText(storageKeys.conversationId);
  if (keptId === null) return conversationApi.ask(await begin(signal), question, signal);
  try {
    return await conversationApi.ask(keptId, question, signal);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    return conversationApi.ask(await begin(signal), question, signal);
  }
}

async function begin(signal: AbortSignal): Promise<string> {
  try {
    const id = await conversationApi.create(signal);
    storage.writeText(storageKeys.conversationId, id);
    return id;
  } catch (cause) {
    throw new ConversationNotCreated(cause);
  }
}
