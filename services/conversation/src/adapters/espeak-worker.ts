import { parentPort } from 'node:worker_threads';
import createEspeakModule from '@echogarden/espeak-ng-emscripten';
import type { EspeakReply } from './espeak-reply.ts';
import type { EspeakRequest } from './espeak-request.ts';
import { espeakWav } from './espeak-wav.ts';

// The body of the worker thread: eSpeak NG speaks synchronously, so it must not share a thread with
// HTTP. It knows one request at a time; the queue is on the other side (espeak-speech.ts).

const port = parentPort;
if (!port) throw new Error('espeak-worker.ts runs as a worker thread only');

const { eSpeakNGWorker: Speaker } = await createEspeakModule();
const speaker = new Speaker();
const sampleRate = speaker.get_samplerate();
let currentVoice = '';

function speak({ text, voice, rate, pitch, range, cancelled }: EspeakRequest): EspeakReply {
  if (voice !== currentVoice) {
    if (speaker.set_voice(voice) !== 0)
      throw new Error(`eSpeak NG does not know the voice ${voice}`);
    currentVoice = voice;
  }
  speaker.set_rate(rate);
  speaker.set_pitch(pitch);
  speaker.set_range(range);

  const chunks: Int16Array[] = [];
  speaker.synthesize(text, (samples) => {
    if (samples.length > 0) chunks.push(samples);
    return Atomics.load(cancelled, 0) === 1;
  });
  return { type: 'spoken', wav: espeakWav(chunks, sampleRate) };
}

port.on('message', (request: EspeakRequest) => {
  try {
    const reply = speak(request);
    port.postMessage(reply, reply.type === 'spoken' ? [reply.wav.buffer] : []);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    port.postMessage({ type: 'failed', message } satisfies EspeakReply);
  }
});
