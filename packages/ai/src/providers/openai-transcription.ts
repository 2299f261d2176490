import OpenAI, { toFile } from 'openai';
import type { OpenAiProvider } from '../settings/choose-provider.ts';
import { createOpenAiClient } from '../upstream/create-openai-client.ts';
import { createUpstreamPolicy } from '../upstream/upstream-policy.ts';

export interface TranscriptionRequest {
  audio: Buffer;
  /** Ends in the kind of audio, as the API goes by it: `aufnahme.webm`. */
  fileName: string;
  contentType: string;
  /** ISO 639-1, as `de`. */
  languageCode: string;
  signal: AbortSignal;
}

export interface OpenAiTranscription {
  /** What was said; empty for a recording too short to hear anything. @throws the client's error. */
  transcribe: (request: TranscriptionRequest) => Promise<string>;
}

const LIMIT_MS = 12_000;
/** What OpenAI says of less than a tenth of a second. */
const TOO_SHORT = 'audio_too_short';

/** Speech recognition by an OpenAI-compatible server. The recording is held in memory only. */
export function createOpenAiTranscription({
  baseUrl,
  apiKey,
  model,
}: OpenAiProvider): OpenAiTranscription {
  const client = createOpenAiClient({ baseUrl, apiKey, limitMs: LIMIT_MS });
  const policy = createUpstreamPolicy();

  return {
    transcribe: async ({ audio, fileName, contentType, languageCode: language, signal }) => {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
      const file = await toFile(audio, fileName, { type: contentType });
      try {
        const { text } = await policy.execute(async () =>
          client.audio.transcriptions.create(
            { model, file, language, response_format: 'json' },
            { signal: limited },
          ),
        );
        if (typeof text !== 'string') throw new Error('the transcription answer has no text');
        return text;
      } catch (error) {
        if (error instanceof OpenAI.APIError && error.code === TOO_SHORT) return '';
        throw error;
      }
    },
  };
}
