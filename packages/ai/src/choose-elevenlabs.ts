import type { AiEnvironment } from './ai-environment.ts';

export interface ElevenLabsProvider {
  baseUrl: string;
  apiKey: string;
}

const ELEVENLABS_URL = 'https://api.elevenlabs.io';

/** ElevenLabs speaks wherever its key is set, before any other provider (DESIGN 4). */
export function chooseElevenLabs(environment: AiEnvironment): ElevenLabsProvider | null {
  const { ELEVENLABS_API_KEY: apiKey, ELEVENLABS_BASE_URL: url } = environment;
  if (!apiKey) return null;
  return { baseUrl: url ?? ELEVENLABS_URL, apiKey };
}
