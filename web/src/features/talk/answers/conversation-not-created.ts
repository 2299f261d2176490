/** Beginning a conversation failed; the cause says why. */
export class ConversationNotCreated extends Error {
  constructor(cause: unknown) {
    super('conversation not created', { cause });
    this.name = 'ConversationNotCreated';
  }
}
