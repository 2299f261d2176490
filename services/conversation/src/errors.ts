import { defineErrors } from '@lux/service-kit/errors/define-errors.ts';

/** What can go wrong in a conversation, with the texts of SPEC 8. */
export const errors = defineErrors({
  CONVERSATION_NOT_FOUND: {
    status: 404,
    message: 'Dieses Gespräch gibt es nicht (mehr). Fang einfach ein neues an.',
  },
  ANSWER_FAILED: { status: 502, message: 'Antwort konnte nicht verarbeitet werden.' },
  SPEECH_FAILED: { status: 502, message: 'Sprachausgabe fehlgeschlagen' },
  NOT_CHILD_SAFE: { status: 422, message: 'Darüber möchte ich nicht sprechen.' },
});
