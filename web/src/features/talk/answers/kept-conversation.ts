import { storage } from '../../../lib/storage/storage.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';

/** A conversation could not be created; the cause says why. */
export class ConversationNotCreated extends Error {
  constructor(cause: unknown) {
    super('conversation not created', { cause });
    this.name = 'ConversationNotCreated';
  }
}

let beginning: Promise<string> | null = null;

/** The conversation this browser is in (SPEC 3, `conversationId`). */
export const keptConversation = {
  id: (): string | null => storage.readText(storageKeys.conversationId),

  keep(id: string): void {
    storage.writeText(storageKeys.conversationId, id);
  },

  forget(): void {
    storage.remove(storageKeys.conversationId);
  },

  /** Creates a conversation and stores its id. */
  async begin(): Promise<string> {
    try {
      const { conversationApi } = await import('./conversation-api.ts');
      const id = await conversationApi.create();
      keptConversation.keep(id);
      return id;
    } catch (cause) {
      throw new ConversationNotCreated(cause);
    }
  },

  /** The current conversation or a new one; concurrent calls create only one. */
  async open(): Promise<string> {
    const keptId = keptConversation.id();
    if (keptId !== null) return keptId;
    beginning ??= keptConversation.begin().finally(() => {
      beginning = null;
    });
    return beginning;
  },
};
