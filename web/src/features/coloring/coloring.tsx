import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { OfflineNote } from '../../offline/offline-note.tsx';
import { DescribeForm } from '../../pictures/describe/describe-form.tsx';
import { DescribeStage } from '../../pictures/describe/describe-stage.tsx';
import { askForMore } from '../../pictures/describe/use-described-picture.ts';
import { JobProgress } from '../../pictures/job/job-progress.tsx';
import { ColoringGrid } from './coloring-grid.tsx';
import { useDrawing } from './use-drawing.ts';

const Brought = z.object({ wish: z.string().trim().min(1) });

/** Handles a wish that another screen passed on, once: neither a reload nor "back" repeats it. */
function useBroughtWish(onWish: (wish: string) => void): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const isTaken = useRef(false);
  useEffect(() => {
    const brought = Brought.safeParse(state);
    if (!brought.success || isTaken.current) return;
    isTaken.current = true;
    navigate(pathname, { replace: true, state: null });
    onWish(brought.data.wish);
  });
}

const progressTexts = {
  waiting: 'Dein Ausmalbild wird vorbereitet...',
  making: 'Ich zeichne dein Ausmalbild...',
};

/** Colouring pages: ordered, collected, coloured in, bound to a book (SPEC 2). */
export function Coloring() {
  const drawing = useDrawing();
  const { voice, phase } = drawing;
  useBroughtWish(drawing.describe);

  return (
    <div className="flex flex-col gap-8 lying:grid lying:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)] lying:items-start">
      <section aria-label="Neues Ausmalbild" className="flex flex-col items-center gap-3">
        <OfflineNote what="Für neue Ausmalbilder" />
        <DescribeStage voice={voice} phase={phase} paintingText="Ausmalbild wird erstellt..." />
        {drawing.isMaking && (
          <JobProgress
            job={drawing.job}
            prompt={drawing.prompt}
            texts={progressTexts}
            onCancel={drawing.cancel}
          />
        )}
        <DescribeForm
          label="Dein Ausmalbild beschreiben"
          isDisabled={phase === 'painting' || phase === 'speaking'}
          onDescribe={(text) => (text.trim() === '' ? askForMore() : drawing.describe(text))}
        />
      </section>
      <section aria-label="Deine Ausmalbilder">
        <ColoringGrid />
      </section>
    </div>
  );
}
