import { createElevenLabs } from '@lux/ai/providers/elevenlabs.ts';
import type { ElevenLabsProvider } from '@lux/ai/settings/choose-provider.ts';
import { createVoiceList } from '../speech/voices/voice-list.ts';
import type { VoiceSynthesizer } from '../speech/voices/voice-synthesizer.ts';
import { pacedText } from './speech-speed.ts';

/** One of ElevenLabs' own voices that every account has: calm, clear and kind. */
const DEFAULT_VOICE = { voice_id: 'EXAVITQu4vr4xnSDxMaL', name: 'Sarah' };

/** Speech from ElevenLabs. */
export function createElevenLabsVoice(provider: ElevenLabsProvider): VoiceSynthesizer {
  const elevenLabs = createElevenLabs(provider);
  const voices = createVoiceList(elevenLabs.listVoices, [DEFAULT_VOICE]);
  return {
    name: 'elevenlabs',
    speak: async ({ language, voiceId, signal, ...said }) =>
      elevenLabs.synthesize({
        ...pacedText({ ...said, language }),
        voiceId: await voices.choose(voiceId, DEFAULT_VOICE.voice_id),
        languageCode: language.slice(0, 2),
        signal,
      }),
    listVoices: voices.all,
    close: async () => {},
  };
}
