import { useAtom } from 'jotai';
import easel from 'openmoji/color/svg/1F5BC.svg?url';
import { EmptyState } from '../../components/empty-state.tsx';
import type { LuxMood } from '../../components/lux-mood.ts';
import { toasts } from '../../lib/toasts.ts';
import { LiveLux } from '../../voice/live-lux.tsx';
import { LiveWaves } from '../../voice/live-waves.tsx';
import { speak } from '../../voice/speak.ts';
import { useVoiceTurn } from '../../voice/use-voice-turn.ts';
import { DescribeButton, type DescribePhase } from './describe-button.tsx';
import { DescribeForm } from './describe-form.tsx';
import { galleryImagesAtom } from './gallery-images.ts';
import { ImageCard } from './image-card.tsx';
import { JobProgress } from './job-progress.tsx';
import { pendingImage } from './pending-image.ts';
import { phrase } from './phrases.ts';
import { useImageJob } from './use-image-job.ts';

/** SPEC 4: how long after the end of listening the gallery sends what it heard. */
const SEND_DELAY_MS = 300;

const moods: Record<DescribePhase, LuxMood> = {
  idle: 'idle',
  listening: 'listening',
  painting: 'thinking',
  speaking: 'speaking',
};

export function Gallery() {
  const [images, changeImages] = useAtom(galleryImagesAtom);
  const { job, paint } = useImageJob();
  const voice = useVoiceTurn({
    answer: paintAloud,
    sendDelayMs: SEND_DELAY_MS,
    onNothingHeard: askForMore,
  });
  const { state } = voice;
  const phase: DescribePhase =
    state.phase === 'processing' || job !== null ? 'painting' : state.phase;
  const waveMode = phase === 'listening' || phase === 'speaking' ? phase : 'off';
  const prompt = state.phase === 'processing' ? state.transcript : pendingImage.read()?.prompt;

  async function* paintAloud(description: string, signal: AbortSignal) {
    const intro = speak(phrase('intro'), { signal });
    const isPainted = await paint(description);
    await intro;
    yield { text: phrase(isPainted ? 'success' : 'failure') };
  }

  return (
    <div className="flex flex-col gap-8">
      <section aria-label="Neues Bild" className="flex flex-col items-center gap-3">
        <LiveLux mood={moods[phase]} className="size-36" />
        <LiveWaves mode={waveMode} />
        {state.phase === 'listening' && (
          <p aria-live="polite" className="min-h-7 text-center text-lg">
            {state.interim}
          </p>
        )}
        <DescribeButton phase={phase} onPress={voice.press} onStop={voice.stop} />
        <DescribeForm
          isDisabled={phase === 'painting' || phase === 'speaking'}
          onDescribe={(text) => (text.trim() === '' ? askForMore() : voice.type(text))}
        />
        {phase === 'painting' && <JobProgress job={job} prompt={prompt ?? null} />}
      </section>
      <section aria-label="Deine Bilder">
        {images.length === 0 ? (
          <EmptyState
            drawing={easel}
            title="Keine Bilder vorhanden"
            text="Beschreib dein erstes Bild: zum Beispiel einen grünen Drachen vor einem Schloss."
          />
        ) : (
          <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {images.map((image) => (
              <li key={image.id} className="grid">
                <ImageCard image={image} onDelete={() => changeImages({ removeId: image.id })} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function askForMore(): void {
  toasts.show({
    title: 'Keine Beschreibung erkannt',
    description: 'Bitte beschreibe das Bild, das du erstellen möchtest, deutlicher.',
    tone: 'danger',
  });
}
