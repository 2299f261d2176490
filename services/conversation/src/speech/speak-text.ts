import type { PublicSettings } from '@lux/contracts/accounts/settings.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { SpeechRequest } from '@lux/contracts/conversation/speech.ts';
import { NothingToSay } from '@lux/espeak-voice/speech.ts';
import type { AppError } from '@lux/service-kit/errors/app-error.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { isPersonalAnswer } from './is-personal-answer.ts';
import type { HeardSound } from './sounds/shared-sound.ts';
import { joinSyllables } from './voices/voice-synthesizer.ts';

/** What is answered where a voice made no sound: NOTHING_TO_SAY or SPEECH_FAILED (SPEC 8). */
export function speechError(cause: unknown): AppError {
  return cause instanceof NothingToSay
    ? errors.NOTHING_TO_SAY({ cause })
    : errors.SPEECH_FAILED({ cause });
}

interface Order {
  wish: SpeechRequest;
  /** Instead of the saved one. */
  voice?: Pick<PublicSettings, 'voiceId' | 'speechSpeed'>;
  /** For whom, where that is known. */
  owners?: readonly OwnerId[];
  signal: AbortSignal;
}

interface Spoken extends HeardSound {
  key: string;
}

/**
 * Turns a text into sound (SPEC 7, `POST /api/speech`). The gate checks it, unless its sound is
 * cached and so was checked before, or it is the sound of a letter, which is not text to check.
 *
 * @throws NOT_CHILD_SAFE with a kind sentence, NOTHING_TO_SAY or SPEECH_FAILED.
 */
export async function speakText(
  deps: Pick<Deps, 'readSettings' | 'gate' | 'speaker'>,
  { wish, voice, owners = [], signal }: Order,
): Promise<Spoken> {
  const settings = { ...(await deps.readSettings()), ...voice };
  const key = deps.speaker.keyOf(wish, settings);
  const text = wish.pace === 'syllables' ? joinSyllables(wish.text) : wish.text;
  if (!wish.sound && !deps.speaker.has(key)) {
    const verdict = await deps.gate.checkAnswer(text, settings, { signal });
    if (verdict.verdict !== 'ok') throw errors.NOT_CHILD_SAFE({ message: verdict.answer });
  }
  try {
    const isPersonal = isPersonalAnswer(text, { settings });
    const said = { ...wish, isPersonal, owners };
    return { key, ...(await deps.speaker.speak(said, settings, signal)) };
  } catch (cause) {
    throw speechError(cause);
  }
}
