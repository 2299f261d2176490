import { type Readable, Transform } from 'node:stream';
import { AnswerEvents } from '@lux/contracts/conversation/answer-event.ts';
import type { Message } from '@lux/contracts/conversation/message.ts';
import { errors } from '../errors.ts';

const DONE = /^event: done\ndata: (.*)$/m;
/** The `done` event is the last one; so much of the stream's end surely holds it. */
const TAIL_LENGTH = 20_000;

/**
 * Passes an answer's events on as they are, and tells what the whole answer was. Where the service
 * is lost in the middle, the stream still has an end: SPEC's sentence.
 */
export function watchAnswer(events: Readable, onDone: (answer: Message) => void): Readable {
  const decoder = new TextDecoder();
  let tail = '';
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      tail = (tail + decoder.decode(chunk, { stream: true })).slice(-TAIL_LENGTH);
      pass(null, chunk);
    },
    flush(finish) {
      const data = DONE.exec(tail)?.[1];
      if (data) onDone(AnswerEvents.done.parse(JSON.parse(data)).message);
      finish();
    },
  });
  events.on('error', () => {
    if (watch.destroyed) return;
    const { code, message } = errors.ANSWER_FAILED();
    watch.end(`\n\nevent: error\ndata: ${JSON.stringify({ error: code, message })}\n\n`);
  });
  return events.pipe(watch);
}
