import { createOpenAiTranscription } from '@lux/ai/providers/openai-transcription.ts';
import type { OpenAiProvider } from '@lux/ai/settings/choose-provider.ts';
import { tellAiUsage } from '@lux/ai/usage/ai-usage.ts';
import type { Recogniser } from '../transcriptions/recogniser.ts';
import { recordingSeconds } from '../transcriptions/recording-seconds.ts';

/** Speech recognition by an OpenAI-compatible server. */
export function createOpenAiRecogniser(provider: OpenAiProvider): Recogniser {
  const transcription = createOpenAiTranscription(provider);
  return {
    transcribe: async ({ audio, kind, language, signal }) => {
      const text = await transcription.transcribe({
        audio,
        fileName: `aufnahme.${kind}`,
        contentType: kind === 'mp3' ? 'audio/mpeg' : `audio/${kind}`,
        languageCode: language.slice(0, 2),
        signal,
      });
      const { baseUrl, model } = provider;
      const seconds = recordingSeconds(kind, audio) ?? 0;
      tellAiUsage({ ability: 'transcription', host: new URL(baseUrl).host, model, seconds });
      return text;
    },
  };
}
