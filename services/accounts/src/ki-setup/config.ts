import { envField } from '@lux/service-kit/config/env-field.ts';
import { parseEnvironment } from '@lux/service-kit/config/parse-environment.ts';
import { z } from 'zod';

/** What the one-shot container of the profile `ki` reads. */
export const KiEnvironment = z.object({
  INTERNAL_TOKEN: z.string().min(1),
  ACCOUNTS_URL: envField.serviceUrl('http://accounts:3000'),
  /** Without `/v1`. */
  OLLAMA_URL: z.url().default('http://ollama:11434'),
  SPEACHES_URL: z.url().default('http://speaches:8000'),
  KI_TEXT_MODEL: z.string().min(1).default('gemma3:4b'),
  KI_SPEECH_MODEL: z.string().min(1).default('speaches-ai/piper-de_DE-thorsten-medium'),
  KI_TRANSCRIBE_MODEL: z.string().min(1).default('Systran/faster-whisper-small'),
});

export type KiConfig = ReturnType<typeof loadKiConfig>;

/** @throws Error naming every missing or broken variable. */
export function loadKiConfig(variables: Record<string, string | undefined> = process.env) {
  const env = parseEnvironment(KiEnvironment, variables);
  return Object.freeze({
    internalToken: env.INTERNAL_TOKEN,
    accountsUrl: env.ACCOUNTS_URL,
    ollamaUrl: env.OLLAMA_URL,
    speachesUrl: env.SPEACHES_URL,
    models: {
      text: env.KI_TEXT_MODEL,
      speech: env.KI_SPEECH_MODEL,
      transcription: env.KI_TRANSCRIBE_MODEL,
    },
  });
}
