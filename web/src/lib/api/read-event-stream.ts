import { createParser } from 'eventsource-parser';

export interface ServerSentEvent {
  event: string;
  data: string;
}

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
  const parsed: ServerSentEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => parsed.push({ event, data }),
  });
  try {
    while (true) {
      const { done: isOver, value } = await reader.read();
      if (isOver) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* parsed.splice(0);
    }
  } finally {
    // Hanging up on a stream that has ended or broken is no news.
    hangUp();
  }
}
