import { isPhantomSentence } from '@lux/contracts/conversation/phantom-sentences.ts';
import { recordingLimits, type Transcription } from '@lux/contracts/conversation/transcription.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { AudioKind } from './recogniser.ts';
import { recordingSeconds } from './recording-seconds.ts';

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
/** The head of a file within which its kind shows. */
const HEAD_BYTES = 128;

/** What a recording really is, by its first bytes. */
function actualKind(audio: Buffer): AudioKind | undefined {
  const head = audio.subarray(0, HEAD_BYTES);
  const says = (text: string, at: number) =>
    head.subarray(at, at + text.length).toString('latin1') === text;

  if (head.subarray(0, 4).equals(EBML)) return head.includes('webm') ? 'webm' : undefined;
  // An Ogg may hold a film, too; its first page names the codec.
  if (says('OggS', 0))
    return /OpusHead|vorbis|Speex/.test(head.toString('latin1')) ? 'ogg' : undefined;
  if (says('ftyp', 4)) return 'mp4';
  if (says('RIFF', 0)) return says('WAVE', 8) ? 'wav' : undefined;
  if (says('fLaC', 0)) return 'flac';
  if (says('ID3', 0) || isMpegFrame(head)) return 'mp3';
  return undefined;
}

/** Eleven bits of ones, then a version and a layer that exist. */
function isMpegFrame(head: Buffer): boolean {
  const [first = 0, second = 0] = head;
  return first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x18) !== 8 && (second & 6) !== 0;
}

const kinds = new Map<string, AudioKind>([
  ['audio/webm', 'webm'],
  ['audio/ogg', 'ogg'],
  ['audio/opus', 'ogg'],
  ['application/ogg', 'ogg'],
  ['audio/mp4', 'mp4'],
  ['audio/m4a', 'mp4'],
  ['audio/x-m4a', 'mp4'],
  ['audio/mpeg', 'mp3'],
  ['audio/mp3', 'mp3'],
  ['audio/wav', 'wav'],
  ['audio/x-wav', 'wav'],
  ['audio/wave', 'wav'],
  ['audio/vnd.wave', 'wav'],
  ['audio/flac', 'flac'],
  ['audio/x-flac', 'flac'],
]);

/** What a content type says a recording is; parameters as `;codecs=opus` do not matter. */
function declaredKind(contentType: string | undefined): AudioKind | undefined {
  const name = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  return name ? kinds.get(name) : undefined;
}

const NOISE = /\[[^\]]*\]|\([^)]*\)|\*\p{L}[^*]*\*|♪[^♪]*♪?/gu;
const SENTENCE_END = /(?<=[.!?…])\s+/;

/** Removes what a recogniser made up: noises in brackets, and credits of films. */
export function dropPhantoms(transcript: string): string {
  return transcript
    .replace(NOISE, ' ')
    .split(SENTENCE_END)
    .filter((sentence) => sentence !== '' && !isPhantomSentence(sentence))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

interface Recorded {
  audio: Buffer;
  contentType: string | undefined;
  signal: AbortSignal;
}

/** A recorder that stops at the limit may write a little more. */
const TOLERANCE_SECONDS = 2;

/**
 * Turns a child's recording into text (DESIGN 5). It is held in memory only, and what was said goes
 * nowhere but back: no log, no event, no store.
 *
 * @throws TRANSCRIPTION_UNAVAILABLE, NOT_AUDIO, RECORDING_TOO_LONG or TRANSCRIPTION_FAILED.
 */
export async function transcribeRecording(
  deps: Pick<Deps, 'readSettings' | 'recogniser'>,
  { audio, contentType, signal }: Recorded,
): Promise<Transcription> {
  // Before the check: a key that an admin has just saved may bring a recogniser.
  const { language } = await deps.readSettings();
  if (!deps.recogniser) throw errors.TRANSCRIPTION_UNAVAILABLE();
  const kind = declaredKind(contentType);
  if (!kind || actualKind(audio) !== kind) throw errors.NOT_AUDIO();
  const seconds = recordingSeconds(kind, audio) ?? 0;
  if (seconds > recordingLimits.seconds + TOLERANCE_SECONDS) throw errors.RECORDING_TOO_LONG();

  try {
    const text = await deps.recogniser.transcribe({ audio, kind, language, signal });
    return { text: dropPhantoms(text) };
  } catch (cause) {
    throw errors.TRANSCRIPTION_FAILED({ cause });
  }
}
