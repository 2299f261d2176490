import type { AlertList } from '@lux/contracts/analytics/alert.ts';
import { BellOff, CircleCheck } from 'lucide-react';
import calm from 'openmoji/color/svg/1F54A.svg?url';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { Button } from '../../../components/controls/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { Skeleton } from '../../../components/states/progress.tsx';
import { formatDateTime } from '../../../lib/format-date.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useAdminRoom } from '../use-admin-room.ts';
import { AlertCard, dangersOf } from './alert-card.tsx';
import { AlertSettings } from './alert-settings.tsx';
import { alertsApi } from './alerts-api.ts';
import { noteOpenAlerts } from './open-alerts.ts';
import { Procedure } from './procedure.tsx';

const Batch = z.array(z.object({ safety: z.string().nullable() }));
/** Whether people were told meanwhile, and what became overdue. */
const LOOK_AGAIN_MS = 10_000;

/** The tab "Alarme": children in danger first, then what the school does, and for the owner who is told. */
export function Alerts() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const [list, setList] = useState<AlertList | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(async () => {
    try {
      const read = await alertsApi.list();
      setList(read);
      noteOpenAlerts(read.open.length);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }, []);
  useEffect(() => {
    void load();
    const timer = setInterval(() => void load(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [load]);
  useAdminRoom({
    onEntered: () => void load(),
    onRequests: (message) => {
      if (Batch.safeParse(message).data?.some(({ safety }) => safety === 'crisis')) void load();
    },
  });

  if (list === null) {
    if (!hasFailed) return <Skeleton className="h-96" />;
    return (
      <ErrorState
        title="Die Alarme konnten nicht geladen werden."
        text="Bitte prüfen Sie die Verbindung und versuchen Sie es erneut."
        action={<Button onClick={() => void load()}>Erneut versuchen</Button>}
      />
    );
  }
  const { open, handled, isAnybodyTold, responsible, procedure } = list;
  return (
    <div className="flex max-w-4xl flex-col gap-8">
      <section aria-label="Offene Alarme" className="flex flex-col gap-4">
        {hasFailed && (
          <p role="alert" className="font-bold text-danger">
            Keine Verbindung. Was hier steht, kann veraltet sein.
          </p>
        )}
        {open.length > 0 && <h2 className="text-xl">Offene Alarme ({open.length})</h2>}
        {open.map((alert) => (
          <AlertCard
            key={alert.id}
            alert={alert}
            responsible={responsible}
            isWanted={search.get('alarm') === alert.id}
            isAnybodyTold={isAnybodyTold}
            onChanged={() => void load()}
          />
        ))}
        {open.length === 0 && (
          <EmptyState
            drawing={calm}
            title="Kein offener Alarm"
            text="Hört LUX bei einem Kind Zeichen von Gefahr, steht es hier zuerst."
          />
        )}
        {!isAnybodyTold && (
          <Card tone="warning" className="flex items-start gap-3">
            <BellOff aria-hidden className="mt-0.5 size-6 shrink-0" />
            <p className="min-w-0">
              <strong>Bei Gefahr bekommt niemand Bescheid.</strong> Wer davon wissen soll, trägt der
              Besitzer weiter unten ein. Bis dahin sieht es nur, wer hier nachschaut.
            </p>
          </Card>
        )}
      </section>
      <section aria-label="So gehen wir vor">
        <Card className="flex flex-col gap-3">
          <h2 className="text-xl">So gehen wir vor</h2>
          <Procedure text={procedure} />
        </Card>
      </section>
      {handled.length > 0 && (
        <section aria-label="Erledigt" className="flex flex-col gap-3">
          <h2 className="text-xl">Zuletzt erledigt</h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface-raised">
            {handled.map((alert) => (
              <li key={alert.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
                <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
                <span className="min-w-0 grow basis-48 break-words font-bold">
                  {dangersOf(alert)}
                </span>
                <span>{formatDateTime(alert.raisedAt)}</span>
                {alert.handled && (
                  <span className="text-ink-soft">
                    erledigt {formatDateTime(alert.handled.at)}, {alert.handled.by}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {user?.isOwner && <AlertSettings onSaved={() => void load()} />}
    </div>
  );
}
