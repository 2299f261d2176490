import { createEventStreamParser, type ServerSentEvent } from './create-event-stream-parser.ts';

/** The events of a streaming answer as they come in; leaving the loop or the signal hangs up. */
export async function* readEventStream(
  response: Response,
  signal: AbortSignal,
): AsyncGenerator<ServerSentEvent> {
  if (response.body === null) return;
  const reader = response.body.getReader();
  const hangUp = () => {
    reader.cancel().catch(() => {});
  };
  signal.addEventListener('abort', hangUp, { once: true });
  const decoder = new TextDecoder();
  const parser = createEventStreamParser();
  try {
    while (true) {
      const { done: isOver, value } = await reader.read();
      if (isOver) return;
      yield* parser.push(decoder.decode(value, { stream: true }));
    }
  } finally {
    // Hanging up on a stream that has ended or broken is no news.
    hangUp();
  }
}
