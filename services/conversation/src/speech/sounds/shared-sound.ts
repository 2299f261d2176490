import { Readable } from 'node:stream';
import type { SpokenWord } from '@lux/contracts/conversation/speech.ts';
import type { Speech } from '../voices/voice-synthesizer.ts';

/** What a listener gets: all bytes, or those made so far and the rest as they come. */
export interface HeardSound {
  contentType: string;
  body: Buffer | Readable;
  isFallback: boolean;
  /** When its words are heard, where the voice knows. */
  words?: SpokenWord[] | undefined;
}

export interface SharedSound {
  /** Hears it from its first byte on, at any time. @throws what went wrong before the first byte. */
  listen: (signal: AbortSignal) => Promise<HeardSound>;
  /** Wants it made though nobody listens yet; until the signal aborts, where there is one. */
  keep: (signal?: AbortSignal) => void;
  /** All its bytes; rejects when it failed or nobody wanted it. */
  finished: Promise<{ bytes: Buffer; isFallback: boolean }>;
  /** Nobody wanted it any more while it was being made. */
  isAbandoned: () => boolean;
}

/**
 * One sound that many hear while it is being made; it is cancelled when all have turned away. Once it
 * is made, nothing is kept of how: sounds stay for hours, connections and their buffers must not.
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
    // Whoever listens hears of the failure; where nobody does, it is nobody's.
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
