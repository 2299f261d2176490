import { Worker } from 'node:worker_threads';
import type { EspeakReply } from './espeak-reply.ts';
import type { EspeakRequest } from './espeak-request.ts';
import { espeakText } from './espeak-text.ts';
import { type EspeakVoice, espeakVoices } from './espeak-voices.ts';

/** As in `POST /api/speech`: about three minutes of speech. */
const MAX_TEXT_CHARACTERS = 3000;
const MIN_SPEED = 0.5;
const MAX_SPEED = 2;

type SpeechOptions = {
  language: keyof typeof espeakVoices;
  /** 1 is LUX's normal, calm pace; 0.5 to 2. */
  speed?: number;
  /** Another voice than the language's own: eSpeak NG's variant and how it is set. */
  sound?: { variant: string; pitch: number; range: number };
  signal?: AbortSignal;
};

function voiceOf({ language, sound }: SpeechOptions): EspeakVoice {
  const voice = espeakVoices[language];
  if (!sound) return voice;
  const { variant, ...setting } = sound;
  return { ...voice, ...setting, voice: voice.voice.replace(/\+.*/, `+${variant}`) };
}

type Waiting = {
  request: EspeakRequest;
  resolve(wav: Buffer): void;
  reject(reason: unknown): void;
};

/**
 * The built-in voice (DESIGN 4): eSpeak NG in a worker thread of its own, one text after the other.
 * A worker that dies fails the text it was speaking and is replaced for the next one.
 */
export function createEspeakSpeech({
  workerUrl = new URL('./espeak-worker.ts', import.meta.url),
} = {}) {
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
    if (reply.type === 'spoken') done.resolve(Buffer.from(reply.wav.buffer));
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

  /**
   * Resolves to a WAV file (16-bit, mono, 22,050 Hz). Rejects with the signal's reason after an abort,
   * with a `RangeError` for a text that is empty or longer than 3000 characters.
   */
  async function synthesize(text: string, options: SpeechOptions): Promise<Buffer> {
    options.signal?.throwIfAborted();
    if (isClosed) throw new Error('The speech worker is closed');
    if (text.length > MAX_TEXT_CHARACTERS)
      throw new RangeError('The text is too long to be spoken');
    const spoken = espeakText(text, options.language);
    if (!spoken) throw new RangeError('There is nothing to say in this text');

    const voice = voiceOf(options);
    const speed = Math.min(MAX_SPEED, Math.max(MIN_SPEED, options.speed ?? 1));
    const cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const request = { ...voice, rate: Math.round(voice.rate * speed), text: spoken, cancelled };
    return enqueue(request, options.signal);
  }

  function enqueue(request: EspeakRequest, signal: AbortSignal | undefined): Promise<Buffer> {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const waiting = { request, resolve, reject };
    const abort = () => {
      // Both at once, so it does not matter whether the text is still queued or already being spoken.
      Atomics.store(request.cancelled, 0, 1);
      const place = queue.indexOf(waiting);
      if (place >= 0) queue.splice(place, 1);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    queue.push(waiting);
    speakNext();
    return promise.finally(() => signal?.removeEventListener('abort', abort));
  }

  /** Ends the worker; whatever still waits is rejected. */
  async function close(): Promise<void> {
    isClosed = true;
    const unspoken = [...(speaking ? [speaking] : []), ...queue.splice(0)];
    speaking = undefined;
    const ending = worker;
    worker = undefined;
    for (const { reject } of unspoken) reject(new Error('The speech worker is closed'));
    await ending?.terminate();
  }

  return { synthesize, close };
}
