import { createEspeakSpeech, type EspeakSpoken } from '@lux/espeak-voice/speech.ts';
import { espeakSpeakers } from '@lux/espeak-voice/voices.ts';
import type { Utterance, VoiceSynthesizer } from '../speech/voices/voice-synthesizer.ts';
import { SLOW_SPEED } from './speech-speed.ts';

/** LUX's built-in voice: eSpeak NG, as WAV. */
export function createEspeakVoice(): VoiceSynthesizer {
  const speech = createEspeakSpeech();

  function synthesize(utterance: Utterance): Promise<EspeakSpoken> {
    const { text, sound, pace, language, voiceId, signal } = utterance;
    const speaker = espeakSpeakers.find(({ voice_id }) => voice_id === voiceId)?.setting;
    const speed = pace === 'normal' ? utterance.speed : utterance.speed * SLOW_SPEED;
    const options = { language, speed, signal, ...(speaker && { speaker }) };
    if (sound) return speech.synthesizeSound(sound, options);
    return pace === 'syllables'
      ? speech.synthesizeSyllables(text, options)
      : speech.synthesize(text, options);
  }

  return {
    name: 'built-in',
    staysHere: true,
    speak: async (utterance) => {
      const { wav, words } = await synthesize(utterance);
      return {
        contentType: 'audio/wav',
        ...(words.length > 0 && { words }),
        chunks: (async function* () {
          yield wav;
        })(),
      };
    },
    listVoices: async () => espeakSpeakers.map(({ voice_id, name }) => ({ voice_id, name })),
    close: () => speech.close(),
  };
}
