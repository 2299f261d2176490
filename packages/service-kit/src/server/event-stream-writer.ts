import { PassThrough } from 'node:stream';

export interface EventStreamWriter {
  /** What Fastify sends. */
  body: PassThrough;
  send: (event: string, data: unknown) => void;
  end: () => void;
}

/** Writes server-sent events, each as soon as it is known. */
export function eventStreamWriter(): EventStreamWriter {
  const body = new PassThrough();
  // A comment, so that the answer's head leaves now and not with the first event.
  body.write(':\n\n');
  return {
    body,
    send: (event, data) => {
      if (!body.writableEnded) body.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end: () => {
      body.end();
    },
  };
}
