import { recordingLimits } from '@lux/contracts/conversation/recording-limits.ts';
import type { Transcription } from '@lux/contracts/conversation/transcription.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { actualKind } from './actual-kind.ts';
import { declaredKind } from './declared-kind.ts';
import { dropPhantoms } from './drop-phantoms.ts';
import { recordingSeconds } from './length/recording-seconds.ts';

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
  // First, because a key that an admin has saved since may bring a recogniser.
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
