import { useCallback, useEffect, useReducer, useState } from 'react';
import { randomId } from '../../lib/random-id.ts';
import { toasts } from '../../lib/toasts.ts';
import type { SpokenSentence } from '../../voice/spoken-sentence.ts';
import { prepareAnswerEvents } from './answer-events.ts';
import { answerTo } from './answer-to.ts';
import { keptConversation } from './kept-conversation.ts';
import { createPrepareAhead } from './prepare-ahead.ts';
import { prepareAnswer } from './prepared-answer.ts';
import { talkFailure } from './talk-failure.ts';
import { turnsReducer } from './turns.ts';

/** What was said so far, and the way to ask more. */
export function useConversation() {
  const [turns, change] = useReducer(turnsReducer, []);
  const [ahead] = useState(() => createPrepareAhead(prepareAnswer));

  useEffect(() => ahead.discard, [ahead]);

  /** Hands out the sentences to speak as they come; failures become toasts. */
  const ask = useCallback(
    async function* (question: string, signal: AbortSignal): AsyncGenerator<SpokenSentence> {
      const id = randomId();
      const prepared = ahead.take(question);
      let hasSentence = false;
      change({ type: 'asked', id, question });
      try {
        for await (const { event, data } of answerTo(question, prepared, signal)) {
          if (signal.aborted) break;
          if (event === 'delta') change({ type: 'grew', id, text: data.text });
          if (event === 'sentence') {
            hasSentence = true;
            change({ type: 'sentence', id, text: data.text });
            yield { ...data, sound: prepared?.soundOf(data.speechUrl) };
          }
          if (event === 'done') {
            change({ type: 'answered', id, message: data.message });
            if (!hasSentence) yield { text: data.message.content };
          }
        }
        if (signal.aborted) change({ type: 'ended', id, how: 'cut' });
      } catch (error) {
        change({ type: 'ended', id, how: signal.aborted ? 'cut' : 'broken' });
        if (!signal.aborted) toasts.show({ ...talkFailure(error), tone: 'danger' });
      }
    },
    [ahead],
  );

  /** Listening begins: what an answer needs is made ready. */
  const expect = useCallback(() => {
    ahead.discard();
    prepareAnswerEvents();
    // A failure is told when there is something to ask.
    keptConversation.open().catch(() => {});
  }, [ahead]);

  return { turns, change, ask, expect, hear: ahead.hear, dismiss: ahead.discard };
}
