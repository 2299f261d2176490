import { Worker } from 'node:worker_threads';
import type { HeardSound } from '../sounds/shared-sound.ts';
import type { OpusOrder, OpusReply } from './opus-worker.ts';

export const OGG_OPUS = 'audio/ogg; codecs=opus';

export interface OpusPacker {
  /**
   * The sound as Opus where the listener asks for it and it is a WAV; else, and where it cannot be
   * packed, as it is.
   */
  pack: (sound: HeardSound, accept: string | undefined) => Promise<HeardSound>;
  close: () => Promise<void>;
}

/** Packs the built-in voice for slow lines (decisions/028), in a thread that starts with the first wish. */
export function createOpusPacker({
  workerUrl = new URL('./opus-worker.ts', import.meta.url),
} = {}): OpusPacker {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, PromiseWithResolvers<Buffer>>();
  /** Beside each sound that the cache holds, and gone with it. */
  const known = new WeakMap<Buffer, Promise<Buffer>>();

  function start(): Worker {
    const started = new Worker(workerUrl, { execArgv: [], name: 'opus' });
    started.unref();
    started.on('message', (reply: OpusReply) => {
      const { id } = reply;
      if ('opus' in reply) waiting.get(id)?.resolve(Buffer.from(reply.opus));
      else waiting.get(id)?.reject(new Error(reply.failure));
      waiting.delete(id);
    });
    const lose = (cause: unknown) => {
      if (worker === started) worker = undefined;
      for (const one of waiting.values()) one.reject(cause);
      waiting.clear();
    };
    started.on('error', lose);
    started.on('exit', (code) => lose(new Error(`the Opus worker ended: ${code}`)));
    return started;
  }

  function encode(wav: Buffer): Promise<Buffer> {
    const begun = known.get(wav);
    if (begun) return begun;
    worker ??= start();
    lastId += 1;
    const answer = Promise.withResolvers<Buffer>();
    waiting.set(lastId, answer);
    worker.postMessage({ id: lastId, wav } satisfies OpusOrder);
    known.set(wav, answer.promise);
    answer.promise.catch(() => known.delete(wav));
    return answer.promise;
  }

  return {
    pack: async (sound, accept = '') => {
      if (sound.contentType !== 'audio/wav' || !accept.includes('audio/ogg')) return sound;
      const wav = await wholeOf(sound);
      const opus = await encode(wav).catch(() => null);
      if (opus === null) return { ...sound, body: wav };
      return { ...sound, contentType: OGG_OPUS, body: opus };
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}

/** The built-in voice makes a sentence in one piece; its last byte is there with its first. */
async function wholeOf({ body }: HeardSound): Promise<Buffer> {
  return Buffer.isBuffer(body) ? body : Buffer.concat(await body.toArray());
}
