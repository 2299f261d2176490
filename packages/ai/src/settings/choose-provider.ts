import type { AiAbility } from '@lux/contracts/accounts/ai/ai-servers.ts';
import type { AiEnvironment } from './ai-environment.ts';

export interface ElevenLabsProvider {
  baseUrl: string;
  apiKey: string;
}

const ELEVENLABS_URL = 'https://api.elevenlabs.io';

/**
 * ElevenLabs speaks wherever its key is set, before any other provider (DESIGN 4), unless an admin has
 * chosen another voice.
 */
export function chooseElevenLabs(environment: AiEnvironment): ElevenLabsProvider | null {
  const { ELEVENLABS_API_KEY: apiKey, ELEVENLABS_BASE_URL: url } = environment;
  if (!apiKey || environment.chosen?.speech) return null;
  return { baseUrl: url ?? ELEVENLABS_URL, apiKey };
}

export interface OpenAiProvider {
  baseUrl: string;
  apiKey: string;
  model: string;
}

const OPENAI_URL = 'https://api.openai.com/v1';

const DEFAULT_MODELS: Record<AiAbility, string> = {
  text: 'gpt-5.4-mini',
  /** The quick one of its generation: a child waits for it. */
  image: 'gpt-image-2.5-flare',
  speech: 'gpt-4o-mini-tts',
  transcription: 'gpt-4o-mini-transcribe',
  moderation: 'omni-moderation-latest',
};

/** Keys of servers that serve one ability alone. */
const OWN_KEYS = {
  text: 'OPENAI_API_KEY',
  image: 'OPENAI_IMAGE_API_KEY',
  speech: 'OPENAI_SPEECH_API_KEY',
  transcription: 'OPENAI_TRANSCRIBE_API_KEY',
  moderation: 'OPENAI_MODERATION_API_KEY',
} as const satisfies Record<AiAbility, keyof AiEnvironment>;

/** A key belongs to one server and is shown to no other. */
function isSameServer(one: string, other: string): boolean {
  return new URL(one).origin === new URL(other).origin;
}

/**
 * Decides which OpenAI-compatible server serves an ability; null: the built-in tier. What an admin chose
 * for it wins.
 *
 * A key alone means OpenAI itself, which can do everything. Another server (`OPENAI_BASE_URL`)
 * surely answers text; images, speech, transcription and moderation are asked of it only where their model
 * or address is named, because most local servers do not have them.
 */
export function chooseProvider(
  ability: AiAbility,
  environment: AiEnvironment,
): OpenAiProvider | null {
  const chosen = environment.chosen?.[ability];
  if (chosen) return chosen === 'built-in' ? null : chosen;

  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: commonUrl } = environment;
  const named = {
    text: { model: environment.OPENAI_TEXT_MODEL, url: undefined },
    image: { model: environment.OPENAI_IMAGE_MODEL, url: environment.OPENAI_IMAGE_BASE_URL },
    speech: { model: environment.OPENAI_SPEECH_MODEL, url: environment.OPENAI_SPEECH_BASE_URL },
    transcription: {
      model: environment.OPENAI_TRANSCRIBE_MODEL,
      url: environment.OPENAI_TRANSCRIBE_BASE_URL,
    },
    moderation: {
      model: environment.OPENAI_MODERATION_MODEL,
      url: environment.OPENAI_MODERATION_BASE_URL,
    },
  }[ability];

  const isOpenAi = key !== undefined && commonUrl === undefined;
  const isNamed = named.url !== undefined || (commonUrl !== undefined && named.model !== undefined);
  const isTextServer = ability === 'text' && commonUrl !== undefined;
  if (!isOpenAi && !isNamed && !isTextServer) return null;

  const keyUrl = commonUrl ?? OPENAI_URL;
  const baseUrl = named.url ?? keyUrl;
  const ownKey = environment[OWN_KEYS[ability]];
  return {
    baseUrl,
    apiKey: ownKey ?? (isSameServer(baseUrl, keyUrl) ? key : undefined) ?? 'none',
    model: named.model ?? DEFAULT_MODELS[ability],
  };
}
