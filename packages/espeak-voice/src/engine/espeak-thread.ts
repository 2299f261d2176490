import { Worker } from 'node:worker_threads';
import type { EspeakReply, EspeakRequest } from './protocol.ts';

type Spoken = Extract<EspeakReply, { type: 'spoken' }>;

type Waiting = {
  request: EspeakRequest;
  resolve(spoken: Spoken): void;
  reject(reason: unknown): void;
};

/**
 * eSpeak NG in a worker thread of its own, one request after the other. A worker that dies fails the
 * request it was speaking and is replaced for the next one.
 */
export function createEspeakThread(workerUrl: URL) {
  const queue: Waiting[] = [];
  let speaking: Waiting | undefined;
  let worker: Worker | undefined = startWorker();
  let isClosed = false;

  function startWorker(): Worker {
    // The parent's flags may be a test runner's loader hooks; the worker needs none.
    const started = new Worker(workerUrl, { execArgv: [], name: 'espeak' });
    started.on('message', (reply: EspeakReply) => finish(started, reply));
    started.on('error', (cause) => lose(started, cause));
    started.on('exit', (code) => lose(started, new Error(`exit code ${code}`)));
    return started;
  }

  function finish(from: Worker, reply: EspeakReply) {
    if (from !== worker || !speaking) return;
    const done = speaking;
    speaking = undefined;
    if (reply.type === 'spoken') done.resolve(reply);
    else done.reject(new Error(`Speech synthesis failed: ${reply.message}`));
    speakNext();
  }

  /** `error` and `exit` both come for one death; the second finds another worker and does nothing. */
  function lose(dead: Worker, cause: unknown) {
    if (dead !== worker) return;
    const failed = speaking;
    speaking = undefined;
    worker = undefined;
    failed?.reject(new Error('The speech worker stopped while speaking', { cause }));
    speakNext();
  }

  function speakNext() {
    if (speaking || isClosed) return;
    speaking = queue.shift();
    if (!speaking) return;
    worker ??= startWorker();
    worker.postMessage(speaking.request);
  }

  return {
    /** Rejects with the signal's reason after an abort, and once it is closed. */
    ask: async (
      asked: Omit<EspeakRequest, 'cancelled'>,
      signal: AbortSignal | undefined,
    ): Promise<Spoken> => {
      signal?.throwIfAborted();
      if (isClosed) throw new Error('The speech worker is closed');
      const cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      const { promise, resolve, reject } = Promise.withResolvers<Spoken>();
      const waiting = { request: { ...asked, cancelled }, resolve, reject };
      const abort = () => {
        // Both at once, so it does not matter whether it is still queued or already being spoken.
        Atomics.store(cancelled, 0, 1);
        const place = queue.indexOf(waiting);
        if (place >= 0) queue.splice(place, 1);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', abort, { once: true });
      queue.push(waiting);
      speakNext();
      return promise.finally(() => signal?.removeEventListener('abort', abort));
    },

    /** Ends the worker; whatever still waits is rejected. */
    close: async (): Promise<void> => {
      isClosed = true;
      const unspoken = [...(speaking ? [speaking] : []), ...queue.splice(0)];
      speaking = undefined;
      const ending = worker;
      worker = undefined;
      for (const { reject } of unspoken) reject(new Error('The speech worker is closed'));
      await ending?.terminate();
    },
  };
}
