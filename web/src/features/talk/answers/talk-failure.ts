import { ApiError } from '../../../lib/api-error.ts';
import { ConversationNotCreated } from './conversation-not-created.ts';

interface Failure {
  title: string;
  description?: string;
}

/** What the person reads when a question got no answer (SPEC 8, Conversation). */
export function talkFailure(error: unknown): Failure {
  if (error instanceof ConversationNotCreated) {
    return { title: 'Konversation konnte nicht erstellt werden.', ...reason(error.cause) };
  }
  if (error instanceof ApiError && error.code === 'BAD_ANSWER') {
    return { title: 'Antwort konnte nicht verarbeitet werden.' };
  }
  return { title: 'Nachricht konnte nicht gesendet werden.', ...reason(error) };
}

function reason(error: unknown): Pick<Failure, 'description'> {
  return error instanceof ApiError && error.isForPerson ? { description: error.message } : {};
}
