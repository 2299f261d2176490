import { createEventStreamParser, type ServerSentEvent } from './event-stream-parser.ts';

/** The events of a streaming answer as they come in; leaving the loop hangs up. */
export async function* readEventStream(response: Response): AsyncGenerator<ServerSentEvent> {
  if (response.body === null) return;
  const reader = response.body.getReader();
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
    await reader.cancel().catch(() => {});
  }
}
