import type { AnswerEvent } from '@lux/contracts/conversation/conversation.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { ServerSentEvent } from '../../../lib/api/read-event-stream.ts';
import { readEventStream } from '../../../lib/api/read-event-stream.ts';

/** A server silent for this long has lost the answer; its own limit is 15 s. */
const SILENCE_LIMIT_MS = 20_000;

/**
 * The parsed events of a streaming answer, up to `done`.
 *
 * @throws ApiError for an `error` event, an invalid one, and a stream that breaks or falls silent.
 */
export async function* answerEvents(response: Response): AsyncGenerator<AnswerEvent> {
  const { readAnswer } = await import('./read-answer.ts');
  const type = response.headers.get('content-type') ?? '';
  try {
    if (!type.startsWith('text/event-stream')) {
      yield readAnswer.whole(await response.json());
      return;
    }
    for await (const sent of withinLimit(response)) {
      const event = readAnswer.event(sent);
      if (event === null) continue;
      if (event.event === 'error') throw asRefusal(event.data);
      yield event;
      if (event.event === 'done') return;
    }
    throw new Error('the stream ended before the answer');
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    const message = 'Die Antwort konnte nicht gelesen werden.';
    const { status } = response;
    throw new ApiError({ status, code: 'BAD_ANSWER', message, isForPerson: true }, { cause });
  }
}

function asRefusal({ error, message }: { error: string; message: string }): ApiError {
  return new ApiError({ status: 200, code: error, message, isForPerson: message !== '' });
}

/** Cancels the stream and throws if the next event takes longer than the limit. */
async function* withinLimit(response: Response): AsyncGenerator<ServerSentEvent> {
  const silence = new AbortController();
  const hangUp = () => silence.abort();
  let timer = setTimeout(hangUp, SILENCE_LIMIT_MS);
  try {
    for await (const event of readEventStream(response, silence.signal)) {
      clearTimeout(timer);
      yield event;
      timer = setTimeout(hangUp, SILENCE_LIMIT_MS);
    }
  } finally {
    clearTimeout(timer);
  }
}
