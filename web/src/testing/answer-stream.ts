import type { AnswerEvent } from '@lux/contracts/conversation/answer-event.ts';

/** A streaming answer of the server, written by the test piece by piece. */
export function answerStream() {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (opened) => {
      controller = opened;
    },
    cancel: () => {
      stream.isHungUp = true;
    },
  });
  const stream = {
    isHungUp: false,
    response: () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    send(...events: AnswerEvent[]): void {
      for (const { event, data } of events) {
        controller?.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      }
    },
    end: () => controller?.close(),
    tear: () => controller?.error(new TypeError('network error')),
  };
  return stream;
}
