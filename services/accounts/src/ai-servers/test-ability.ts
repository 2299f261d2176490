import { createOpenAiChat } from '@lux/ai/providers/chat/openai-chat.ts';
import { createOpenAiImages } from '@lux/ai/providers/openai-images.ts';
import { createOpenAiModeration } from '@lux/ai/providers/openai-moderation.ts';
import { createOpenAiSpeech } from '@lux/ai/providers/openai-speech.ts';
import { createOpenAiTranscription } from '@lux/ai/providers/openai-transcription.ts';
import type { OpenAiProvider } from '@lux/ai/settings/choose-provider.ts';
import type { AiAbility, AiTestResult } from '@lux/contracts/accounts/ai/ai-servers.ts';
import { espeakWav } from '@lux/espeak-voice/engine/wav.ts';
import { problemSentence } from './problem-sentence.ts';

/** Longer than this a child does not like to wait for the first word. */
const CALM_MS = 3_000;
const LIMIT_MS = { text: 60_000, image: 65_000, speech: 20_000, transcription: 20_000 };

/** A recording of one second, in which nothing is said. */
const SAMPLE_RATE = 16_000;

const seconds = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

interface Verdict {
  isWorking: boolean;
  message: string;
}

const works = (message: string): Verdict => ({ isWorking: true, message });
const fails = (message: string): Verdict => ({ isWorking: false, message });

/** What each ability is asked in a test; no child's word is in it. Rejects with what the client throws. */
const TRIALS: Record<AiAbility, (provider: OpenAiProvider) => Promise<Verdict>> = {
  text: async (provider) => {
    const chat = createOpenAiChat(provider, {
      beginMs: LIMIT_MS.text,
      silenceMs: 10_000,
      answerTokens: 30,
    });
    const question = 'Sag einem Kind auf Deutsch in einem kurzen Satz Hallo.';
    for await (const piece of chat.stream([{ role: 'user', content: question }])) {
      if (piece.trim() !== '') return works('Das Modell antwortet.');
    }
    return fails('Das Modell hat nichts gesagt.');
  },
  image: async (provider) => {
    const picture = await createOpenAiImages(provider).generate({
      prompt: 'Ein roter Ball auf einer grünen Wiese, einfach gemalt',
      size: '1024x1024',
      style: 'vivid',
      quality: 'standard',
      signal: AbortSignal.timeout(LIMIT_MS.image),
    });
    return picture
      ? works('Das Modell malt.')
      : fails('Das Modell hat ein harmloses Bild abgelehnt.');
  },
  speech: async (provider) => {
    const speech = createOpenAiSpeech(provider);
    const isOpenAi = new URL(provider.baseUrl).hostname.endsWith('openai.com');
    const [voice] = isOpenAi ? ['coral'] : await speech.listVoiceIds().catch(() => []);
    const sound = await speech.synthesize({
      text: 'Hallo, schön, dass du da bist!',
      voice: voice ?? 'alloy',
      speed: 1,
      instructions: 'Sprich Deutsch.',
      signal: AbortSignal.timeout(LIMIT_MS.speech),
    });
    let size = 0;
    for await (const part of sound.chunks) size += part.length;
    return size > 0 ? works('Die Stimme spricht.') : fails('Die Stimme hat nichts gesagt.');
  },
  transcription: async (provider) => {
    await createOpenAiTranscription(provider).transcribe({
      audio: Buffer.from(espeakWav([new Int16Array(SAMPLE_RATE)], SAMPLE_RATE)),
      fileName: 'probe.wav',
      contentType: 'audio/wav',
      languageCode: 'de',
      signal: AbortSignal.timeout(LIMIT_MS.transcription),
    });
    return works('Der Server nimmt Aufnahmen an.');
  },
  moderation: async (provider) => {
    const moderation = createOpenAiModeration(provider);
    const [isDangerSeen, isHarmlessStopped] = await Promise.all([
      moderation.isFlagged('Ich bringe dich um, du widerliches Stück Dreck.'),
      moderation.isFlagged('Warum ist der Himmel blau?'),
    ]);
    if (!isDangerSeen) return fails('Der Server hält einen gefährlichen Satz für harmlos.');
    if (isHarmlessStopped) return fails('Der Server hält eine harmlose Frage für gefährlich.');
    return works('Der Server erkennt, was nicht für Kinder ist.');
  },
};

/** Asks a model for a little of an ability and tells how it did and how long it took. Never rejects. */
export async function testAbility(
  ability: AiAbility,
  provider: OpenAiProvider,
): Promise<AiTestResult> {
  const startedAt = performance.now();
  const verdict = await TRIALS[ability](provider).catch((error: unknown) =>
    fails(problemSentence(error)),
  );
  const milliseconds = Math.round(performance.now() - startedAt);
  if (!verdict.isWorking) return { ...verdict, milliseconds };
  const time = `${seconds.format(milliseconds / 1_000)} Sekunden`;
  const isSlow = ability !== 'image' && milliseconds > CALM_MS;
  const advice = isSlow
    ? ' Für Kinder ist das lang: Ein kleineres Modell wäre schneller. Der erste Versuch lädt manches Modell erst.'
    : '';
  return { ...verdict, milliseconds, message: `${verdict.message} Gebraucht: ${time}.${advice}` };
}
