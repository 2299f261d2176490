import { z } from 'zod';
import type { OpenAiProvider } from '../settings/choose-provider.ts';
import { createUpstreamCall } from '../upstream/upstream-call.ts';
import { UpstreamError } from '../upstream/upstream-policy.ts';
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

/** What is asked for, the best first; some servers have no encoder for the one or the other. */
const FORMATS = ['mp3', 'wav', 'opus'] as const;
/** What servers answer to a format that they do not have. */
const NOT_UNDERSTOOD = new Set([400, 415, 422, 501]);

/** Models of the first generation refuse instructions. */
const isInstructable = (model: string) => !model.startsWith('tts-1');

/** Speech from an OpenAI-compatible server: MP3, or what the server has instead, which is remembered. */
export function createOpenAiSpeech({ baseUrl, apiKey, model }: OpenAiProvider): OpenAiSpeech {
  const { host } = new URL(baseUrl);
  const upstream = {
    provider: 'the speech server',
    baseUrl,
    headers: { authorization: `Bearer ${apiKey}` },
  };
  const askSpeech = createUpstreamCall({ ...upstream, headLimitMs: FIRST_BYTE_LIMIT_MS });
  const formats: (typeof FORMATS)[number][] = [...FORMATS];
  const askVoices = createUpstreamCall({ ...upstream, headLimitMs: LIST_LIMIT_MS });

  return {
    synthesize: async ({ text, voice, speed, instructions, signal }) => {
      const said = {
        ...{ model, input: text, voice, speed },
        ...(isInstructable(model) && { instructions }),
      };
      const sound = await inFirstKnown(formats, (format) =>
        askForSound(askSpeech, {
          path: '/audio/speech',
          body: { ...said, response_format: format },
          signal,
        }),
      );
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

/** Asks in one format after the other until one is not refused. That one is the first from then on. */
async function inFirstKnown<Format, Sound>(
  formats: Format[],
  ask: (format: Format) => Promise<Sound>,
): Promise<Sound> {
  let refusal: unknown;
  for (const format of [...formats]) {
    try {
      const sound = await ask(format);
      formats.sort((one, other) => Number(other === format) - Number(one === format));
      return sound;
    } catch (error) {
      if (!(error instanceof UpstreamError) || !NOT_UNDERSTOOD.has(error.status)) throw error;
      // The first one says what is wrong where it is not the format.
      refusal ??= error;
    }
  }
  throw refusal;
}
