import { AnswerEvents } from '@lux/contracts/conversation/answer-event.ts';
import type { Message } from '@lux/contracts/conversation/message.ts';

interface HeardAnswer {
  /** The first sentence's sound. */
  speechUrl: string;
  message: Message;
}

/** Reads a streamed answer to its end. @throws where it has none, or was refused. */
export async function hearAnswer(answer: Response): Promise<HeardAnswer> {
  const text = await answer.text();
  const dataOf = (event: string) => {
    const data = new RegExp(`^event: ${event}\\ndata: (.*)$`, 'm').exec(text)?.[1];
    if (!data) throw new Error(`${answer.status} without ${event}: ${text.slice(-300)}`);
    return JSON.parse(data);
  };
  const { message } = AnswerEvents.done.parse(dataOf('done'));
  const { speechUrl } = AnswerEvents.sentence.parse(dataOf('sentence'));
  return { speechUrl: speechUrl ?? '', message };
}
