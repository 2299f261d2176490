import type { FirstStepId, FirstSteps as Steps } from '@lux/contracts/common/first-steps.ts';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { QrCode } from '../../../components/qr-code.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { Skeleton } from '../../../components/states/progress.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { useSession } from '../../../lib/session/session.ts';
import { toasts } from '../../../lib/toasts.ts';
import { firstStepsApi } from './first-steps-api.ts';
import { StepCard } from './step-card.tsx';
import { countLeft, noteFirstSteps, reloadFirstSteps, useFirstSteps } from './use-first-steps.ts';

/** A tablet reports by itself while somebody looks here. */
const LOOK_AGAIN_MS = 5_000;

const ownClasses = { to: '/lehrkraft', label: 'Zu meinen Klassen' };

/**
 * The section "Erste Schritte": the admin's first quarter of an hour (DESIGN 10). Nothing is ticked
 * off by hand but the decision against a provider; it can be left and taken up at any time.
 */
export function FirstSteps() {
  const { user } = useSession();
  const { steps, hasFailed } = useFirstSteps(LOOK_AGAIN_MS);
  if (steps === null) {
    if (!hasFailed) return <Skeleton className="h-96" />;
    return (
      <ErrorState
        title="Die ersten Schritte konnten nicht geladen werden."
        action={<Button onClick={() => void reloadFirstSteps()}>Erneut versuchen</Button>}
      />
    );
  }
  const left = countLeft(steps);
  const done = steps.steps.length - left;
  return (
    <section aria-label="Erste Schritte" className="flex max-w-3xl flex-col gap-4">
      <div>
        <h2 className="text-xl">
          {left === 0 ? 'Alles bereit für die erste Stunde' : 'Bevor Kinder kommen'}
        </h2>
        <p role="status" className="text-ink-soft">
          {done} von {steps.steps.length} Schritten sind erledigt. Sie können jederzeit aufhören und
          später weitermachen.
        </p>
      </div>
      <ol className="flex flex-col gap-3">
        {steps.steps.map((step) => (
          <li key={step.id}>
            <StepCard
              {...step}
              way={step.id === 'class' && user?.isTeacher ? ownClasses : undefined}
            >
              <Besides id={step.id} steps={steps} />
            </StepCard>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Besides({ id, steps }: { id: FirstStepId; steps: Steps }) {
  if (id === 'provider') return <ProviderChoice isWithout={steps.isWithoutProvider} />;
  if (id !== 'microphone') return null;
  const { microphoneHeardAt, setupUrl } = steps;
  return (
    <>
      {microphoneHeardAt !== null && (
        <p className="font-bold text-success">
          Das Mikrofon geht. Zuletzt gemeldet: {formatDateTime(microphoneHeardAt)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <QrCode text={setupUrl} label="QR-Code zum Einrichten eines Tablets" className="size-40" />
        <a
          href={setupUrl}
          className="inline-flex min-h-target min-w-0 items-center break-all underline underline-offset-4"
        >
          {setupUrl}
        </a>
      </div>
    </>
  );
}

function ProviderChoice({ isWithout }: { isWithout: boolean }) {
  const [isSending, setIsSending] = useState(false);

  async function decide() {
    setIsSending(true);
    try {
      noteFirstSteps(await firstStepsApi.decideOnProvider(!isWithout));
    } catch (error) {
      const description = error instanceof ApiError ? error.message : undefined;
      toasts.show({ title: 'Das hat nicht geklappt.', description, tone: 'danger' });
    } finally {
      setIsSending(false);
    }
  }

  return (
    <>
      {isWithout && <p>Entschieden: LUX arbeitet ohne Anbieter.</p>}
      <Button
        variant={isWithout ? 'ghost' : 'soft'}
        className="self-start"
        disabled={isSending}
        onClick={() => void decide()}
      >
        {isWithout ? 'Doch noch offen lassen' : 'Ohne Anbieter arbeiten'}
      </Button>
    </>
  );
}
