/// <reference path="./espeak-ng-emscripten.d.ts" />
import { parentPort } from 'node:worker_threads';
import createEspeakModule from '@echogarden/espeak-ng-emscripten';
import { cutSyllables } from '../text/cut-syllables.ts';
import type {
  EspeakMark,
  EspeakPhoneme,
  EspeakReply,
  EspeakRequest,
  SyllableWord,
} from './protocol.ts';
import { shapeSound } from './shape-sound.ts';
import { espeakWav } from './wav.ts';

// The body of the worker thread: eSpeak NG speaks synchronously, so it must not share a thread with
// HTTP. It knows one request at a time; the queue is on the caller's side (espeak-thread.ts).

/** SPEC 2, letters game: long enough to hear where a syllable ends, short enough to hear the word. */
const SYLLABLE_PAUSE_MS = 250;
const WORD_PAUSE_MS = 450;

interface Spoken {
  chunks: Int16Array<ArrayBuffer>[];
  marks: EspeakMark[];
}

const port = parentPort;
if (!port) throw new Error('espeak-worker.ts runs as a worker thread only');

const { eSpeakNGWorker: Speaker } = await createEspeakModule();
const speaker = new Speaker();
const sampleRate = speaker.get_samplerate();
let currentVoice = '';

function set({ voice, rate, pitch, range }: EspeakRequest): void {
  if (voice !== currentVoice) {
    if (speaker.set_voice(voice) !== 0)
      throw new Error(`eSpeak NG does not know the voice ${voice}`);
    currentVoice = voice;
  }
  speaker.set_rate(rate);
  speaker.set_pitch(pitch);
  speaker.set_range(range);
}

function synthesize(text: string, { cancelled }: EspeakRequest) {
  const chunks: Int16Array<ArrayBuffer>[] = [];
  const marks: EspeakMark[] = [];
  const phonemes: EspeakPhoneme[] = [];
  speaker.synthesize(text, (samples, events) => {
    if (samples.length > 0) chunks.push(samples);
    for (const { type, audio_position: atMs, text_position, id } of events) {
      if (type === 'word' || type === 'end')
        marks.push({ type, atMs, position: text_position - 1 });
      if (type === 'phoneme' && id) phonemes.push({ ipa: String(id), atMs });
    }
    return Atomics.load(cancelled, 0) === 1;
  });
  return { chunks, marks, phonemes };
}

function speak(request: EspeakRequest): Spoken {
  const { task } = request;
  if (task.kind === 'text') return synthesize(task.text, request);
  if (task.kind === 'syllables') {
    return { chunks: task.words.flatMap((word) => speakSyllables(word, request)), marks: [] };
  }
  const { chunks, phonemes } = synthesize(`[[${task.phonemes}]]`, request);
  const schwaAtMs = phonemes.at(-1)?.atMs ?? 0;
  const end = task.schwaMs === undefined ? {} : { endMs: schwaAtMs + task.schwaMs };
  return { chunks: [shapeSound(join(chunks), { sampleRate, ...end })], marks: [] };
}

function speakSyllables(
  { syllables, text }: SyllableWord,
  request: EspeakRequest,
): Int16Array<ArrayBuffer>[] {
  const { chunks, phonemes } = synthesize(text, request);
  const cuts = cutSyllables(syllables, phonemes);
  const whole = join(chunks);
  const parts = cuts
    ? [0, ...cuts].map((from, index) => whole.slice(samplesIn(from), samplesUntil(cuts[index])))
    : syllables.map((syllable) => join(synthesize(syllable, request).chunks));
  return parts.flatMap((part, index) => [
    shapeSound(part, { sampleRate }),
    silence(index === parts.length - 1 ? WORD_PAUSE_MS : SYLLABLE_PAUSE_MS),
  ]);
}

const samplesIn = (ms: number) => Math.round((ms * sampleRate) / 1_000);
const samplesUntil = (ms: number | undefined) => (ms === undefined ? undefined : samplesIn(ms));
const silence = (ms: number) => new Int16Array(samplesIn(ms));

function join(chunks: Int16Array<ArrayBuffer>[]): Int16Array<ArrayBuffer> {
  const whole = new Int16Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

port.on('message', (request: EspeakRequest) => {
  try {
    set(request);
    const { chunks, marks } = speak(request);
    const wav = espeakWav(chunks, sampleRate);
    port.postMessage({ type: 'spoken', wav, marks } satisfies EspeakReply, [wav.buffer]);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    port.postMessage({ type: 'failed', message } satisfies EspeakReply);
  }
});
