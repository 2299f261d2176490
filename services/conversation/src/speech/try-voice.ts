import type { VoiceTrial } from '@lux/contracts/conversation/voice-trial.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { HeardSound } from './create-shared-sound.ts';
import { speakText } from './speak-text.ts';

/**
 * Lets an admin hear a voice before it is saved. Another one must not step in for it: that would
 * sound as if the chosen one worked.
 *
 * @throws NOT_CHILD_SAFE, SPEECH_FAILED.
 */
export async function tryVoice(
  deps: Pick<Deps, 'readSettings' | 'gate' | 'speaker'>,
  { text, ...voice }: VoiceTrial,
  signal: AbortSignal,
): Promise<HeardSound> {
  const sound = await speakText(deps, { wish: { text, pace: 'normal' }, voice, signal });
  if (!sound.isFallback) return sound;
  if (!Buffer.isBuffer(sound.body)) sound.body.destroy();
  throw errors.SPEECH_FAILED();
}
