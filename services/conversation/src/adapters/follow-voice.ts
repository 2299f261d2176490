import type { VoiceSynthesizer } from '../speech/voices/voice-synthesizer.ts';

/** The voice LUX has at each moment, as one. Whoever opened the voices closes them. */
export function followVoice(read: () => VoiceSynthesizer): VoiceSynthesizer {
  return {
    get name() {
      return read().name;
    },
    speak: (utterance) => read().speak(utterance),
    listVoices: () => read().listVoices(),
    close: async () => {},
  };
}
