import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { randomId } from '../../lib/random-id.ts';
import { toasts } from '../../lib/toasts.ts';
import type { SpokenSentence } from '../../voice/speaking/speech-queue.ts';
import { createPrepareAhead } from './answers/create-prepare-ahead.ts';
import { ConversationNotCreated, keptConversation } from './answers/kept-conversation.ts';
import { turnsReducer } from './turns/turns-reducer.ts';

interface Failure {
  title: string;
  description?: string;
}

/** What is shown when a question got no answer (SPEC 8, Conversation). */
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

/** Loaded with the first question, not with the first visit. */
const loadAnswering = () => import('./answers/answering.ts');
type Answering = Awaited<ReturnType<typeof loadAnswering>>;

/** The turns of the conversation, and the function that asks a question. */
export function useConversation() {
  const [turns, change] = useReducer(turnsReducer, []);
  const answering = useRef<Answering | null>(null);
  const [ahead] = useState(() =>
    createPrepareAhead((question) => answering.current?.prepareAnswer(question) ?? null),
  );

  /** A retry keeps the id, so that the server stores the turn only once. */
  const unanswered = useRef<{ question: string; askId: string } | null>(null);

  useEffect(() => ahead.discard, [ahead]);

  /** Yields the sentences to speak as they arrive; failures become toasts. */
  const ask = useCallback(
    async function* (question: string, signal: AbortSignal): AsyncGenerator<SpokenSentence> {
      const id = randomId();
      const prepared = ahead.take(question);
      const isAgain = unanswered.current?.question === question;
      const asked = (isAgain && unanswered.current) || { question, askId: randomId() };
      unanswered.current = asked;
      let hasSentence = false;
      change({ type: 'asked', id, question });
      try {
        const { answerTo } = await loadAnswering();
        for await (const { event, data } of answerTo(asked, prepared, signal)) {
          if (signal.aborted) break;
          if (event === 'sentence') {
            hasSentence = true;
            change({ type: 'sentence', id, text: data.text });
            yield { ...data, sound: prepared?.soundOf(data.speechUrl) };
          }
          if (event === 'done') {
            unanswered.current = null;
            change({ type: 'answered', id, message: data.message });
            if (!hasSentence) yield { text: data.message.content };
          }
        }
        if (signal.aborted) {
          unanswered.current = null;
          change({ type: 'ended', id, how: 'cut' });
        }
      } catch (error) {
        change({ type: 'ended', id, how: signal.aborted ? 'cut' : 'broken' });
        if (!signal.aborted) toasts.show({ ...talkFailure(error), tone: 'danger' });
      }
    },
    [ahead],
  );

  /** Listening begins: the modules of an answer are loaded. */
  const expect = useCallback(() => {
    ahead.discard();
    const load = async () => {
      answering.current = await loadAnswering();
    };
    const parts = [
      keptConversation.open(),
      load(),
      import('./answers/read-answer.ts'),
      import('./turns/said-turns.tsx'),
    ];
    // A failure is shown with the next question.
    Promise.all(parts).catch(() => {});
  }, [ahead]);

  return { turns, change, ask, expect, hear: ahead.hear, dismiss: ahead.discard };
}
