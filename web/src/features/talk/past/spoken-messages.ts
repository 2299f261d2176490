import type { Message } from '@lux/contracts/conversation/conversation.ts';
import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import type { SpokenSentence } from '../../../voice/speaking/speech-queue.ts';

interface SpokenMessage {
  message: Message;
  /** As they stand in the message, so that the one being heard is found in it. */
  sentences: string[];
  /** Place of the first one among all that is read. */
  start: number;
}

const isSaid = (sentence: string) => /[\p{L}\p{N}]/u.test(sentence);

/** A conversation cut into what is read aloud one after the other. */
export function spokenMessages(messages: readonly Message[]): SpokenMessage[] {
  let start = 0;
  return messages.map((message) => {
    const sentences = splitSentences(message.content).filter(isSaid);
    const spoken = { message, sentences, start };
    start += sentences.length;
    return spoken;
  });
}

/**
 * What is heard: who cannot see the bubbles hears who asked. The server learns of which conversation, so
 * that what it notes of it goes with that.
 */
export function textsToRead(
  conversationId: string,
  spoken: readonly SpokenMessage[],
): SpokenSentence[] {
  const manner = { conversationId };
  return spoken.flatMap(({ message, sentences }) =>
    sentences.map((sentence, index) => {
      const isQuestion = message.role === 'user' && index === 0;
      return { text: isQuestion ? `Du hast gesagt: ${sentence}` : sentence, manner };
    }),
  );
}
