import { createOpenAiTranscription } from '@lux/ai/providers/openai-transcription.ts';
import type { OpenAiProvider } from '@lux/ai/settings/choose-provider.ts';
import type { Recogniser } from '../transcriptions/recogniser.ts';

/** Speech recognition by an OpenAI-compatible server. */
export function createOpenAiRecogniser(provider: OpenAiProvider): Recogniser {
  const transcription = createOpenAiTranscription(provider);
  return {
    transcribe: ({ audio, kind, language, signal }) =>
      transcription.transcribe({
        audio,
        fileName: `aufnahme.${kind}`,
        contentType: kind === 'mp3' ? 'audio/mpeg' : `audio/${kind}`,
        languageCode: language.slice(0, 2),
        signal,
      }),
  };
}
