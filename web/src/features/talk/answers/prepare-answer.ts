import type { AnswerEvent } from '@lux/contracts/conversation/conversation.ts';
import { rest } from '../../../lib/api/rest.ts';
import { randomId } from '../../../lib/random-id.ts';
import { acceptedSounds } from '../../../voice/speaking/line-speed.ts';
import { readSound } from '../../../voice/speaking/sounds/load-sound.ts';
import type { LoadedSound } from '../../../voice/speaking/speech-queue.ts';
import { answerEvents } from './answer-events.ts';
import { conversationApi } from './conversation-api.ts';
import { keptConversation } from './kept-conversation.ts';
import { readAhead } from './read-ahead.ts';

export interface PreparedAnswer {
  /** A retry with the same id is the same turn. */
  turnId: string;
  /** Discards the answer; nothing of it was stored, shown or spoken. */
  discard: () => void;
  /** Takes the answer and yields its events. Null if it failed; the question is then asked anew. */
  commit: (signal: AbortSignal) => Promise<AsyncIterable<AnswerEvent> | null>;
  /** The sound of a sentence, if it is being fetched already. */
  soundOf: (speechUrl: string | null) => Promise<LoadedSound> | undefined;
}

/**
 * Asks while it is still open whether the child goes on speaking, so that the answer is generated
 * during the pause of 500 ms (SPEC 4).
 */
export function prepareAnswer(question: string): PreparedAnswer {
  const controller = new AbortController();
  const { signal } = controller;
  const turnId = randomId();
  const firstSound = new Map<string, Promise<LoadedSound>>();

  /** Fetches and decodes the first sound; it is played only after the commit. */
  function fetchFirstSound(event: AnswerEvent): void {
    if (event.event !== 'sentence' || event.data.index > 0) return;
    const { speechUrl } = event.data;
    if (speechUrl === null || !speechUrl.startsWith('/api/')) return;
    const sound = rest
      .getResponse(speechUrl, { signal, accept: acceptedSounds() })
      .then((response) => readSound(response));
    sound.catch(() => {});
    firstSound.set(speechUrl, sound);
  }

  async function begin(): Promise<{ id: string; events: AsyncIterable<AnswerEvent> }> {
    const id = await keptConversation.open();
    const response = await conversationApi.prepare(id, turnId, question, { signal });
    return { id, events: readAhead(answerEvents(response), fetchFirstSound) };
  }

  const begun = begin();
  // `commit` reports the failure.
  begun.catch(() => {});

  return {
    turnId,
    discard: () => controller.abort(),
    soundOf: (speechUrl) => (speechUrl === null ? undefined : firstSound.get(speechUrl)),
    async commit(turnSignal) {
      turnSignal.addEventListener('abort', () => controller.abort(), { once: true });
      try {
        const { id, events } = await begun;
        await conversationApi.commit(id, turnId, { signal });
        return events;
      } catch {
        controller.abort();
        return null;
      }
    },
  };
}
