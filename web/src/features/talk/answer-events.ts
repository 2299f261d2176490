import type { AnswerEvent } from '@lux/contracts/conversation/answer-event.ts';
import { ApiError } from '../../lib/api-error.ts';
import { readEventStream } from '../../lib/read-event-stream.ts';

/** A server that is silent for so long has lost the answer; its own limit is 15 s. */
const SILENCE_LIMIT_MS = 20_000;

const loadSchemas = () => import('./answer-schemas.ts');

/** Brings what reads an answer while there is time for it. */
export function prepareAnswerEvents(): void {
  void loadSchemas();
}

/**
 * The events of a streaming answer, each in its agreed form. Ends with `done`; everything else (an
 * `error` event, another form, a stream that breaks or falls silent) is an ApiError.
 */
export async function* answerEvents(response: Response): AsyncGenerator<AnswerEvent> {
  const { readAnswerEvent, readWholeAnswer } = await loadSchemas();
  const type = response.headers.get('content-type') ?? '';
  try {
    if (!type.startsWith('text/event-stream')) {
      yield readWholeAnswer(await response.json());
      return;
    }
    for await (const sent of withinLimit(readEventStream(response))) {
      const event = readAnswerEvent(sent);
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

/** Throws when the next item takes longer than the limit. */
async function* withinLimit<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    while (true) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const silence = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('the stream fell silent')), SILENCE_LIMIT_MS);
      });
      const next = await Promise.race([source.next(), silence]).finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Not awaited: a generator that still waits for its stream would never return.
    void source.return(undefined);
  }
}
