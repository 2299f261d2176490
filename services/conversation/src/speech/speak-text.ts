import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { HeardSound } from './create-shared-sound.ts';

interface Spoken extends HeardSound {
  key: string;
}

/**
 * Turns a text into sound (SPEC 7, `POST /api/speech`). What a child may not hear is refused; a
 * sentence the speaker knows has passed the gate before, and is not checked again.
 *
 * @throws NOT_CHILD_SAFE with a kind sentence, or SPEECH_FAILED.
 */
export async function speakText(
  deps: Pick<Deps, 'readSettings' | 'gate' | 'speaker'>,
  { text, signal }: { text: string; signal: AbortSignal },
): Promise<Spoken> {
  const settings = await deps.readSettings();
  const key = deps.speaker.keyOf(text, settings);
  if (!deps.speaker.has(key)) {
    const verdict = await deps.gate.checkAnswer(text, settings, signal);
    if (verdict.verdict !== 'ok') throw errors.NOT_CHILD_SAFE({ message: verdict.answer });
  }
  try {
    return { key, ...(await deps.speaker.speak(text, settings, signal)) };
  } catch (cause) {
    throw errors.SPEECH_FAILED({ cause });
  }
}
