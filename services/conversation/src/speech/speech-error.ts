import { NothingToSay } from '@lux/espeak-voice/speech.ts';
import type { AppError } from '@lux/service-kit/errors/app-error.ts';
import { errors } from '../errors.ts';

/** What is answered where a voice made no sound: NOTHING_TO_SAY or SPEECH_FAILED (SPEC 8). */
export function speechError(cause: unknown): AppError {
  return cause instanceof NothingToSay
    ? errors.NOTHING_TO_SAY({ cause })
    : errors.SPEECH_FAILED({ cause });
}
