import type { VoiceSynthesizer } from '../speech/voices/voice-synthesizer.ts';

/** Delegates to the voice that the current settings choose. It closes none of them. */
export function followVoice(read: () => VoiceSynthesizer): VoiceSynthesizer {
  return {
    get name() {
      return read().name;
    },
    get staysHere() {
      return read().staysHere;
    },
    speak: (utterance) => read().speak(utterance),
    listVoices: () => read().listVoices(),
    close: async () => {},
  };
}
