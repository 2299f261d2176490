import { Readable } from 'node:stream';
import type { SpokenWord } from '@lux/contracts/conversation/speech.ts';
import type { Speech } from '../voices/voice-synthesizer.ts';

/** A sound for one listener: all bytes, or a stream of those made so far and the rest. */
export interface HeardSound {
  contentType: string;
  body: Buffer | Readable;
  isFallback: boolean;
  /** When its words are heard, where the voice knows. */
  words?: SpokenWord[] | undefined;
}

export interface SharedSound {
  /** The sound from its first byte on, at any time. @throws the voice's error before the first byte. */
  listen: (signal: AbortSignal) => Promise<HeardSound>;
  /** Keeps it being made without a listener, until the signal aborts. */
  keep: (signal?: AbortSignal) => void;
  /** All its bytes; rejects when it failed or was cancelled. */
  finished: Promise<{ bytes: Buffer; isFallback: boolean }>;
  /** It was cancelled because the last listener left while it was being made. */
  isAbandoned: () => boolean;
}

/**
 * One sound for many listeners while it is being made; it is cancelled when the last of them leaves.
 * Once it is complete only its bytes are kept, so that connections and their buffers are freed.
 */
export function createSharedSound(make: (signal: AbortSignal) => Promise<Speech>): SharedSound {
  let making: AbortController | undefined = new AbortController();
  const chunks: Uint8Array[] = [];
  let whole: Buffer | undefined;
  let isOver = false;
  let isAbandoned = false;
  let holders = 0;
  let change = Promise.withResolvers<void>();

  const { begun, finished } = begin(making.signal);

  function begin(signal: AbortSignal) {
    const started = make(signal);
    const finished = record(started, signal);
    // Listeners get the failure from `begun` or `finished`; without one it is not reported.
    finished.catch(() => {});
    const begun = started.then(({ contentType, isFallback = false, words }) => ({
      contentType,
      isFallback,
      words,
    }));
    begun.catch(() => {});
    return { begun, finished };
  }

  async function record(started: Promise<Speech>, signal: AbortSignal) {
    try {
      const { chunks: pieces, isFallback = false } = await started;
      for await (const piece of pieces) {
        chunks.push(piece);
        tellChange();
      }
      signal.throwIfAborted();
      whole = Buffer.concat(chunks);
      chunks.length = 0;
      return { bytes: whole, isFallback };
    } finally {
      isOver = true;
      making = undefined;
      tellChange();
    }
  }

  function tellChange() {
    change.resolve();
    change = Promise.withResolvers();
  }

  function hold(signal?: AbortSignal): () => void {
    holders += 1;
    let isHeld = true;
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      holders -= 1;
      if (holders > 0 || isOver) return;
      isAbandoned = true;
      making?.abort(new Error('nobody listens any more'));
    };
    if (signal?.aborted) release();
    else signal?.addEventListener('abort', release, { once: true });
    return release;
  }

  async function* follow() {
    let sentBytes = 0;
    for (let next = 0; !isOver; ) {
      const chunk = chunks[next];
      if (!chunk) {
        await change.promise;
        continue;
      }
      next += 1;
      sentBytes += chunk.length;
      yield chunk;
    }
    const { bytes } = await finished;
    if (sentBytes < bytes.length) yield bytes.subarray(sentBytes);
  }

  return {
    finished,
    isAbandoned: () => isAbandoned,
    keep: (signal) => void hold(signal),
    listen: async (signal) => {
      const release = hold(signal);
      try {
        const head = await begun;
        if (whole) return { ...head, body: whole };
        const body = Readable.from(follow(), { objectMode: false });
        body.once('close', release);
        return { ...head, body };
      } catch (error) {
        release();
        throw error;
      }
    },
  };
}
