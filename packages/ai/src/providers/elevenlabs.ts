import { z } from 'zod';
import type { ElevenLabsProvider } from '../settings/choose-provider.ts';
import { createUpstreamCall } from '../upstream/upstream-call.ts';
import { tellAiUsage } from '../usage/ai-usage.ts';
import { askForSound, type SpokenSound } from './spoken-sound.ts';

export interface ElevenLabsSpeechRequest {
  text: string;
  voiceId: string;
  /** ISO 639-1, as `de`. */
  languageCode: string;
  /** 1 is the voice's normal pace; ElevenLabs takes 0.7 to 1.2, beyond it is cut to that. */
  speed: number;
  signal: AbortSignal;
}

export interface ElevenLabs {
  /** @throws UpstreamError, or what undici throws. */
  synthesize: (request: ElevenLabsSpeechRequest) => Promise<SpokenSound>;
  /** The account's voices, at most 100. @throws as `synthesize`. */
  listVoices: () => Promise<{ voice_id: string; name: string }[]>;
}

/** The fastest model, and one that takes a language. */
const MODEL = 'eleven_flash_v2_5';
const FORMAT = 'mp3_44100_64';
const MIN_SPEED = 0.7;
const MAX_SPEED = 1.2;

/** Longest wait for the first byte. */
const FIRST_BYTE_LIMIT_MS = 5_000;
const LIST_LIMIT_MS = 3_000;

const VoiceList = z.object({
  voices: z.array(z.object({ voice_id: z.string(), name: z.string() })),
});

/** Speech and voices of ElevenLabs. Nothing that identifies a child may be in a text. */
export function createElevenLabs({ baseUrl, apiKey }: ElevenLabsProvider): ElevenLabs {
  const { host } = new URL(baseUrl);
  const upstream = { provider: 'ElevenLabs', baseUrl, headers: { 'xi-api-key': apiKey } };
  const askSpeech = createUpstreamCall({ ...upstream, headLimitMs: FIRST_BYTE_LIMIT_MS });
  const askVoices = createUpstreamCall({ ...upstream, headLimitMs: LIST_LIMIT_MS });

  return {
    synthesize: async ({ text, voiceId, languageCode, speed, signal }) => {
      const sound = await askForSound(askSpeech, {
        path: `/v1/text-to-speech/${encodeURIComponent(voiceId)}/stream?output_format=${FORMAT}`,
        body: {
          text,
          model_id: MODEL,
          language_code: languageCode,
          voice_settings: { speed: Math.min(MAX_SPEED, Math.max(MIN_SPEED, speed)) },
        },
        signal,
      });
      tellAiUsage({ ability: 'speech', host, model: MODEL, characters: text.length });
      return sound;
    },
    listVoices: async () => {
      const answer = await askVoices({
        method: 'GET',
        path: '/v2/voices?page_size=100&include_total_count=false',
        signal: AbortSignal.timeout(LIST_LIMIT_MS),
      });
      return VoiceList.parse(await answer.body.json()).voices;
    },
  };
}
