import { type Readable, Transform } from 'node:stream';
import type { NewMessage, PreparedMessage } from '@lux/contracts/conversation/conversation.ts';
import { MarkedMessage } from '@lux/contracts/conversation/marked-message.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { actFor } from '../sessions/act-for.ts';
import { publishTalkAnswered } from '../stickers/publish-talk-answered.ts';

const Done = z.object({ message: MarkedMessage });
const DONE = /^event: done\ndata: (.*)$/m;
/** The `done` event is the last one; so much of the stream's end surely holds it. */
const TAIL_LENGTH = 20_000;

/**
 * Passes an answer's events on as they are, and tells what the whole answer was. Where the service
 * is lost in the middle, the stream still has an end: SPEC's sentence.
 */
function watchAnswer(events: Readable, onDone: (answer: MarkedMessage) => void): Readable {
  const decoder = new TextDecoder();
  let tail = '';
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      tail = (tail + decoder.decode(chunk, { stream: true })).slice(-TAIL_LENGTH);
      pass(null, chunk);
    },
    flush(finish) {
      const data = DONE.exec(tail)?.[1];
      if (data) onDone(Done.parse(JSON.parse(data)).message);
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

interface Sent {
  conversationId: string;
  message: NewMessage | PreparedMessage;
  signal: AbortSignal;
}

/**
 * Says something to LUX and gives the answer as an event stream (DESIGN 5). A prepared message
 * leaves no trace in the records unless it was committed and so came to its end.
 */
export async function streamMessage(
  deps: Pick<Deps, 'services' | 'activities'>,
  request: FastifyRequest,
  { conversationId, message, signal }: Sent,
): Promise<Readable> {
  const isMeant = !('turnId' in message);
  if (isMeant) request.record({ type: 'text', prompt: message.content, conversationId });

  const { body } = await deps.services.conversation.streamAnswer(
    actFor(request, errors.CONVERSATION_NOT_FOUND),
    conversationId,
    message,
    signal,
  );
  return watchAnswer(body, (answer) => {
    request.record({
      type: 'text',
      prompt: message.content,
      conversationId,
      response: answer.content,
      safety: answer.safety,
      danger: answer.danger,
    });
    request.tellBoard({ area: 'talk', counts: 'question' });
    publishTalkAnswered(deps, request, answer);
  });
}
