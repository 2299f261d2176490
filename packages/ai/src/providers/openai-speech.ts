import { z } from 'zod';
import type { OpenAiProvider } from '../settings/choose-provider.ts';
import { createUpstreamCall } from '../upstream/upstream-call.ts';
import { tellAiUsage } from '../usage/ai-usage.ts';
import { askForSound, type SpokenSound } from './spoken-sound.ts';

export interface OpenAiSpeechRequest {
  text: string;
  voice: string;
  /** 1 is the voice's normal pace; the API takes 0.25 to 4. */
  speed: number;
  /** How to speak, language included: this API has no other way to say it. */
  instructions: string;
  signal: AbortSignal;
}

export interface OpenAiSpeech {
  /** @throws UpstreamError, or what undici throws. */
  synthesize: (request: OpenAiSpeechRequest) => Promise<SpokenSound>;
  /** Ids of the voices a server of one's own offers. OpenAI itself has no such list. @throws as above. */
  listVoiceIds: () => Promise<string[]>;
}

/** Longest wait for the first byte. */
const FIRST_BYTE_LIMIT_MS = 5_000;
const LIST_LIMIT_MS = 3_000;

/** Servers of one's own (Kokoro, Speaches …) agree on the path and nearly on the shape. */
const VoiceList = z.object({
  voices: z.array(z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])),
});

/** Models of the first generation refuse instructions. */
const isInstructable = (model: string) => !model.startsWith('tts-1');

/** Speech from an OpenAI-compatible server, as MP3. */
export function createOpenAiSpeech({ baseUrl, apiKey, model }: OpenAiProvider): OpenAiSpeech {
  const { host } = new URL(baseUrl);
  const upstream = {
    provider: 'the speech server',
    baseUrl,
    headers: { authorization: `Bearer ${apiKey}` },
  };
  const askSpeech = createUpstreamCall({ ...upstream, headLimitMs: FIRST_BYTE_LIMIT_MS });
  const askVoices = createUpstreamCall({ ...upstream, headLimitMs: LIST_LIMIT_MS });

  return {
    synthesize: async ({ text, voice, speed, instructions, signal }) => {
      const sound = await askForSound(askSpeech, {
        path: '/audio/speech',
        body: {
          model,
          input: text,
          voice,
          speed,
          response_format: 'mp3',
          ...(isInstructable(model) && { instructions }),
        },
        signal,
      });
      tellAiUsage({ ability: 'speech', host, model, characters: text.length });
      return sound;
    },
    listVoiceIds: async () => {
      const signal = AbortSignal.timeout(LIST_LIMIT_MS);
      const answer = await askVoices({ method: 'GET', path: '/audio/voices', signal });
      return VoiceList.parse(await answer.body.json()).voices;
    },
  };
}
