import { createOpenAiModeration } from '@lux/ai/providers/openai-moderation.ts';
import type { AiEnvironment } from '@lux/ai/settings/ai-environment.ts';
import { chooseElevenLabs, chooseProvider } from '@lux/ai/settings/choose-provider.ts';
import type { Readiness, Tier } from '@lux/contracts/common/health.ts';
import type { Knowledge } from '@lux/knowledge/talk/create-knowledge.ts';
import type { Logger } from 'pino';
import type { Teacher } from '../answers/teacher.ts';
import { type Checkers, createGate, type Gate } from '../safety/create-gate.ts';
import { createSecondOpinion } from '../safety/second-opinion.ts';
import { createFallbackVoice } from '../speech/voices/fallback-voice.ts';
import type { VoiceSynthesizer } from '../speech/voices/voice-synthesizer.ts';
import type { Recogniser } from '../transcriptions/recogniser.ts';
import { createElevenLabsVoice } from './elevenlabs-voice.ts';
import { createOpenAiRecogniser } from './openai-recogniser.ts';
import { createOpenAiTeacher } from './openai-teacher.ts';
import { createOpenAiVoice } from './openai-voice.ts';

/** LUX's voice: ElevenLabs, an OpenAI-compatible server, or the built-in one (DESIGN 4). */
function chooseVoice(
  environment: AiEnvironment,
  { builtIn, log }: { builtIn: VoiceSynthesizer; log: Logger },
): { voice: VoiceSynthesizer; tier: Tier } {
  const withFallback = (chosen: VoiceSynthesizer) => createFallbackVoice({ chosen, builtIn, log });

  const elevenLabs = chooseElevenLabs(environment);
  if (elevenLabs) {
    return { voice: withFallback(createElevenLabsVoice(elevenLabs)), tier: 'elevenlabs' };
  }
  const openAi = chooseProvider('speech', environment);
  if (openAi) return { voice: withFallback(createOpenAiVoice(openAi)), tier: 'openai' };
  return { voice: builtIn, tier: 'built-in' };
}

export interface Abilities {
  teacher: Teacher;
  gate: Gate;
  voice: VoiceSynthesizer;
  /** Null where recordings cannot be understood. */
  recogniser: Recogniser | null;
  tiers: Readiness['tiers'];
}

/** Chooses teacher, gate, voice and recogniser by what is configured (DESIGN 4). */
export function chooseAbilities(
  environment: AiEnvironment,
  builtIn: { teacher: Teacher; knowledge: Knowledge; voice: VoiceSynthesizer },
  log: Logger,
  { onOpinion }: Pick<Checkers, 'onOpinion'> = {},
): Abilities {
  const text = chooseProvider('text', environment);
  const moderation = chooseProvider('moderation', environment);
  const transcription = chooseProvider('transcription', environment);
  const { voice, tier } = chooseVoice(environment, { builtIn: builtIn.voice, log });
  return {
    teacher: text ? createOpenAiTeacher(text, builtIn.knowledge) : builtIn.teacher,
    gate: createGate(
      {
        moderation: moderation && createOpenAiModeration(moderation),
        secondOpinion: text && createSecondOpinion(text),
        onOpinion,
      },
      log,
    ),
    voice,
    recogniser: transcription && createOpenAiRecogniser(transcription),
    tiers: {
      text: text ? 'openai' : 'built-in',
      speech: tier,
      moderation: moderation ? 'openai' : 'built-in',
      ...(transcription && { transcription: 'openai' }),
    },
  };
}
