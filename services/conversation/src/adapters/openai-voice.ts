import { createOpenAiSpeech } from '@lux/ai/providers/openai-speech.ts';
import type { OpenAiProvider } from '@lux/ai/settings/choose-provider.ts';
import { createVoiceList } from '../speech/voices/voice-list.ts';
import type { Utterance, VoiceSynthesizer } from '../speech/voices/voice-synthesizer.ts';
import { openAiVoices } from './openai-voices.ts';
import { pacedText } from './speech-speed.ts';

const DEFAULT_VOICE = 'coral';

/** How to speak, in the words of the language to speak: the API knows no other way to say it. */
const instructions: Record<Utterance['language'], string> = {
  'de-DE': 'Sprich Deutsch, ruhig, deutlich und freundlich, wie eine Lehrerin zu Kindern.',
  'en-US': 'Speak American English, calmly, clearly and kindly, like a teacher to children.',
  'fr-FR': 'Parle français, calmement, clairement et gentiment, comme une maîtresse aux enfants.',
  'es-ES': 'Habla español, con calma, claridad y amabilidad, como una maestra a los niños.',
  'it-IT': 'Parla italiano, con calma, chiarezza e gentilezza, come una maestra ai bambini.',
};

/** Speech from an OpenAI-compatible server. */
export function createOpenAiVoice(provider: OpenAiProvider): VoiceSynthesizer {
  const speech = createOpenAiSpeech(provider);
  const { host, hostname } = new URL(provider.baseUrl);
  const isOpenAi = hostname.endsWith('openai.com');
  const voices = createVoiceList(async () => {
    if (isOpenAi) return openAiVoices;
    const ids = await speech.listVoiceIds();
    return ids.map((id) => ({ voice_id: id, name: id }));
  }, openAiVoices);

  return {
    // What is cached under it is one server's: another one sounds different under the same model's name.
    name: `openai/${host}/${provider.model}`,
    speak: async ({ language, voiceId, signal, ...said }) =>
      speech.synthesize({
        ...pacedText({ ...said, language }),
        voice: await voices.choose(voiceId, DEFAULT_VOICE),
        instructions: instructions[language],
        signal,
      }),
    listVoices: voices.all,
    close: async () => {},
  };
}
