import type { Message } from '@lux/contracts/conversation/message.ts';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { storage } from '../../lib/storage.ts';
import { storageKeys } from '../../lib/storage-keys.ts';
import { toasts } from '../../lib/toasts.ts';
import { askLux } from './ask-lux.ts';
import { conversationApi } from './conversation-api.ts';
import { talkFailure } from './talk-failure.ts';

/** One thing said, as the captions show it. */
export type Turn = Pick<Message, 'id' | 'role' | 'content' | 'safety'>;

/** What was said so far, and the way to ask more. */
export function useConversation() {
  const [turns, setTurns] = useState<Turn[]>([]);

  useEffect(() => {
    const id = storage.readText(storageKeys.conversationId);
    if (id === null) return;
    let isGone = false;
    conversationApi.read(id).then(
      // What was asked in the meantime comes after what was said before.
      ({ messages }) => !isGone && setTurns((current) => [...messages, ...current]),
      (error: unknown) => {
        const isForgotten = error instanceof ApiError && error.status === 404;
        if (isForgotten) storage.remove(storageKeys.conversationId);
      },
    );
    return () => {
      isGone = true;
    };
  }, []);

  /** Resolves with the text to speak, or null when there is none; failures become toasts. */
  const ask = useCallback(async (question: string, signal: AbortSignal) => {
    const turn: Turn = { id: crypto.randomUUID(), role: 'user', content: question, safety: null };
    setTurns((current) => [...current, turn]);
    try {
      const message = await askLux(question, signal);
      if (signal.aborted) return null;
      setTurns((current) => [...current, message]);
      return message.content;
    } catch (error) {
      if (!signal.aborted) toasts.show({ ...talkFailure(error), tone: 'danger' });
      return null;
    }
  }, []);

  return { turns, ask };
}
