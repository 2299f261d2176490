import { Readable } from 'node:stream';

export interface EventStreamWriter {
  /** What Fastify sends. */
  body: Readable;
  send: (event: string, data: unknown) => void;
  end: () => void;
}

/**
 * Writes server-sent events, each as soon as it is known. Those that are known at the same moment
 * leave together: every write is one for the bff and one for the browser, too.
 */
export function eventStreamWriter(): EventStreamWriter {
  const body = new Readable({ read: () => {} });
  // A comment, so that the answer's head leaves now and not with the first event.
  body.push(':\n\n');
  let waiting = '';
  let isEnded = false;

  const flush = () => {
    if (waiting !== '' && !body.destroyed) body.push(waiting);
    waiting = '';
    if (isEnded && !body.destroyed) body.push(null);
  };

  const schedule = () => {
    // After all that is under way in this turn of the event loop.
    if (waiting === '' && !isEnded) process.nextTick(flush);
  };

  return {
    body,
    send: (event, data) => {
      if (isEnded) return;
      schedule();
      waiting += `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    },
    end: () => {
      schedule();
      isEnded = true;
    },
  };
}
