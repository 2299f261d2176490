import type { SpokenText } from '@lux/ai/create-openai-speech.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';

/**
 * Turns a text into sound (SPEC 7, `POST /api/speech`). What a child may not hear is refused.
 *
 * @throws NOT_CHILD_SAFE with a kind sentence, or SPEECH_FAILED.
 */
export async function speakText(
  deps: Pick<Deps, 'readSettings' | 'gate' | 'voice'>,
  { text, signal }: { text: string; signal: AbortSignal },
): Promise<SpokenText> {
  const settings = await deps.readSettings();
  const verdict = await deps.gate.checkAnswer(text, settings, signal);
  if (verdict.verdict !== 'ok') throw errors.NOT_CHILD_SAFE({ message: verdict.answer });
  try {
    const { language, voiceId } = settings;
    return await deps.voice.speak({ text, language, voiceId, signal });
  } catch (cause) {
    throw errors.SPEECH_FAILED({ cause });
  }
}
