import type { AiEnvironment } from '@lux/ai/ai-environment.ts';
import { chooseElevenLabs } from '@lux/ai/choose-elevenlabs.ts';
import { chooseProvider } from '@lux/ai/choose-provider.ts';
import type { Tier } from '@lux/contracts/common/tier.ts';
import type { Logger } from 'pino';
import { createFallbackVoice } from '../speech/create-fallback-voice.ts';
import type { VoiceSynthesizer } from '../speech/voice-synthesizer.ts';
import { createElevenLabsVoice } from './elevenlabs-voice.ts';
import { createOpenAiVoice } from './openai-voice.ts';

/** Whose voice LUX has: ElevenLabs', an OpenAI-compatible one, or the built-in one (DESIGN 4). */
export function chooseVoice(
  environment: AiEnvironment,
  { builtIn, log }: { builtIn: VoiceSynthesizer; log: Logger },
): { voice: VoiceSynthesizer; tier: Tier } {
  const withFallback = (chosen: VoiceSynthesizer) => createFallbackVoice({ chosen, builtIn, log });

  const elevenLabs = chooseElevenLabs(environment);
  if (elevenLabs) {
    return { voice: withFallback(createElevenLabsVoice(elevenLabs)), tier: 'elevenlabs' };
  }
  const openAi = chooseProvider('speech', environment);
  if (openAi) return { voice: withFallback(createOpenAiVoice(openAi)), tier: 'openai' };
  return { voice: builtIn, tier: 'built-in' };
}
