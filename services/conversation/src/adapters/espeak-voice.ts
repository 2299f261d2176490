import type { VoiceSynthesizer } from '../speech/voice-synthesizer.ts';
import { espeakSpeakers } from './espeak-speakers.ts';
import { createEspeakSpeech } from './espeak-speech.ts';

/** LUX's built-in voice: eSpeak NG, as WAV. */
export function createEspeakVoice(): VoiceSynthesizer {
  const speech = createEspeakSpeech();
  return {
    name: 'built-in',
    speak: async ({ text, language, voiceId, speed, signal }) => {
      const speaker = espeakSpeakers.find(({ voice_id }) => voice_id === voiceId);
      const wav = await speech.synthesize(text, {
        language,
        speed,
        signal,
        ...(speaker && { sound: speaker.sound }),
      });
      return {
        contentType: 'audio/wav',
        chunks: (async function* () {
          yield wav;
        })(),
      };
    },
    listVoices: async () => espeakSpeakers.map(({ voice_id, name }) => ({ voice_id, name })),
    close: () => speech.close(),
  };
}
