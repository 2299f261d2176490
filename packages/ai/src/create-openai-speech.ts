import OpenAI from 'openai';
import type { OpenAiProvider } from './choose-provider.ts';
import { createUpstreamPolicy } from './create-upstream-policy.ts';

export interface SpokenText {
  audio: Buffer;
  contentType: string;
}

export interface SpeechRequest {
  text: string;
  voiceId: string | null;
  signal?: AbortSignal;
}

export interface OpenAiSpeech {
  /** @throws the client's own error when the provider fails. */
  synthesize: (request: SpeechRequest) => Promise<SpokenText>;
}

const LIMIT_MS = 20_000;
const DEFAULT_VOICE = 'coral';

/** Speech from an OpenAI-compatible server, as MP3. */
export function createOpenAiSpeech({ baseUrl, apiKey, model }: OpenAiProvider): OpenAiSpeech {
  const client = new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 0, timeout: LIMIT_MS });
  const policy = createUpstreamPolicy();

  return {
    synthesize: async ({ text, voiceId, signal }) => {
      const answer = await policy.execute(async () =>
        client.audio.speech.create(
          { model, input: text, voice: voiceId ?? DEFAULT_VOICE, response_format: 'mp3' },
          signal && { signal },
        ),
      );
      return { audio: Buffer.from(await answer.arrayBuffer()), contentType: 'audio/mpeg' };
    },
  };
}
