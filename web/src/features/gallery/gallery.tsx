import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Switch } from '../../components/controls/switch.tsx';
import { toasts } from '../../lib/toasts.ts';
import { OfflineNote } from '../../offline/offline-note.tsx';
import { DescribeForm } from '../../pictures/describe/describe-form.tsx';
import { DescribeStage } from '../../pictures/describe/describe-stage.tsx';
import { JobProgress } from '../../pictures/job/job-progress.tsx';
import { ExpertForm } from './expert/expert-form.tsx';
import { defaultExpertWish } from './expert/expert-wish.ts';
import { GalleryGrid } from './gallery-grid.tsx';
import { UnderstoodWish } from './understanding/understood-wish.tsx';
import { usePainting } from './use-painting.ts';

const progressTexts = {
  waiting: 'Bild wird vorbereitet...',
  making: 'Ich erstelle dein Bild...',
};

/** The picture gallery: describing, painting, keeping (SPEC 2). */
export function Gallery() {
  const [isExpert, setIsExpert] = useState(false);
  const [expertWish, setExpertWish] = useState(defaultExpertWish);
  const painting = usePainting(isExpert ? expertWish : null);
  const { voice, phase, understood } = painting;
  const isBusy = phase === 'painting' || phase === 'speaking';

  return (
    <div className="flex flex-col gap-8 lying:grid lying:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)] lying:items-start">
      <section aria-label="Neues Bild" className="flex flex-col items-center gap-3">
        <OfflineNote what="Für neue Bilder" />
        {understood ? (
          <UnderstoodWish
            chips={understood.chips}
            isSaid={understood.isSaid}
            onPaint={understood.decide}
            onAnew={voice.interrupt}
          />
        ) : (
          <>
            <DescribeStage voice={voice} phase={phase} paintingText="Bild wird erstellt..." />
            {painting.isMaking && (
              <JobProgress
                job={painting.job}
                prompt={painting.prompt}
                texts={progressTexts}
                onCancel={painting.cancel}
              />
            )}
            <Switch icon={<SlidersHorizontal />} isOn={isExpert} onChange={setIsExpert}>
              Expertenmodus
            </Switch>
            {isExpert ? (
              <ExpertForm
                wish={expertWish}
                onChange={setExpertWish}
                isDisabled={isBusy}
                onPaint={painting.paintExpertly}
              />
            ) : (
              <DescribeForm
                label="Dein Bild beschreiben"
                isDisabled={isBusy}
                onDescribe={(text) => (text.trim() === '' ? askForText() : painting.describe(text))}
              />
            )}
          </>
        )}
      </section>
      <section aria-label="Deine Bilder">
        <GalleryGrid />
      </section>
    </div>
  );
}

function askForText(): void {
  toasts.show({
    title: 'Keine Beschreibung eingegeben',
    description: 'Bitte gib eine Bildbeschreibung ein.',
    tone: 'danger',
  });
}
