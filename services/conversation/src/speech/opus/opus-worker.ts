import { parentPort } from 'node:worker_threads';
import { encodeOpus } from './encode-opus.ts';

// The body of the worker thread: a sentence takes some 50 ms, in which HTTP would wait.

export interface OpusOrder {
  id: number;
  wav: Uint8Array;
}

export type OpusReply = { id: number; opus: Uint8Array } | { id: number; failure: string };

parentPort?.on('message', ({ id, wav }: OpusOrder) => {
  parentPort?.postMessage(packed(id, wav) satisfies OpusReply);
});

function packed(id: number, wav: Uint8Array): OpusReply {
  try {
    return { id, opus: encodeOpus(Buffer.from(wav)) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}
