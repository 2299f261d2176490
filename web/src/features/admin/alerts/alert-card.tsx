import type { Alert } from '@lux/contracts/analytics/alert.ts';
import { dangerLabels } from '@lux/contracts/analytics/danger-kind.ts';
import { Bell, BellOff, CircleAlert, CircleCheck, Clock, Eye, HeartHandshake } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { toasts } from '../../../lib/toasts.ts';
import { AlertSigns } from './alert-signs.tsx';
import { alertsApi } from './alerts-api.ts';

/** The dangers in words. */
export function dangersOf({ dangers }: Pick<Alert, 'dangers'>): string {
  return dangers.length === 0 ? 'Gefahr' : dangers.map((one) => dangerLabels[one]).join(', ');
}

interface AlertCardProps {
  alert: Alert;
  /** Who looks; empty: nobody is named. */
  responsible: string;
  /** Whether a link in a message led here. */
  isWanted: boolean;
  isAnybodyTold: boolean;
  onChanged: () => void;
}

/** A child in danger: since when, until when somebody must look, who was told, and what was said. */
export function AlertCard(props: AlertCardProps) {
  const { alert, responsible, isWanted, isAnybodyTold, onChanged } = props;
  const [isShown, setIsShown] = useState(isWanted);
  const [isSending, setIsSending] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isOverdue = Date.parse(alert.lookBy) < Date.now();

  useEffect(() => {
    if (isWanted) place.current?.scrollIntoView({ block: 'start' });
  }, [isWanted]);

  async function handle() {
    setIsSending(true);
    try {
      const { handled } = await alertsApi.handle(alert.id);
      const title = handled ? 'Als erledigt markiert' : 'Inzwischen hat das Kind mehr gesagt.';
      toasts.show({ title, tone: handled ? 'success' : 'danger' });
    } catch (error) {
      const description = error instanceof ApiError ? error.message : undefined;
      toasts.show({ title: 'Das konnte nicht gespeichert werden.', description, tone: 'danger' });
    } finally {
      setIsSending(false);
      onChanged();
    }
  }

  return (
    <div ref={place} className="scroll-mt-4">
      <Card tone="warning" className="flex flex-col gap-3">
        <div className="flex items-start gap-3">
          <HeartHandshake aria-hidden className="mt-0.5 size-8 shrink-0" />
          <div className="min-w-0">
            <h3 className="break-words text-lg">{dangersOf(alert)}</h3>
            <p>
              {formatDateTime(alert.raisedAt)}
              {alert.count > 1 && `, ${alert.count} Mal, zuletzt ${formatDateTime(alert.lastAt)}`}
            </p>
          </div>
        </div>
        <p className="flex items-start gap-2 font-bold">
          {isOverdue ? (
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          ) : (
            <Clock aria-hidden className="mt-0.5 size-5 shrink-0" />
          )}
          <span>
            {isOverdue ? 'Überfällig: nachsehen war fällig bis ' : 'Nachsehen bis '}
            {formatDateTime(alert.lookBy)}
            {responsible && ` (${responsible})`}
          </span>
        </p>
        <ToldLine alert={alert} isAnybodyTold={isAnybodyTold} />
        {isShown && <AlertSigns requestIds={alert.requestIds} onHandled={onChanged} />}
        <div className="flex flex-wrap gap-3">
          {!isShown && (
            <Button onClick={() => setIsShown(true)}>
              <Eye aria-hidden />
              Ansehen, was das Kind sagte
            </Button>
          )}
          <Button variant="outline" disabled={isSending} onClick={() => void handle()}>
            <CircleCheck aria-hidden />
            Als erledigt markieren
          </Button>
        </div>
      </Card>
    </div>
  );
}

/** Who has heard of it so far. */
function ToldLine({ alert, isAnybodyTold }: { alert: Alert; isAnybodyTold: boolean }) {
  const { toldAt, failure, secondToldAt, secondFailure } = alert;
  const isTold = toldAt !== null;
  const Icon = isTold ? Bell : BellOff;
  return (
    <p className="flex items-start gap-2">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        {isTold && `Zuletzt Bescheid gegeben: ${formatDateTime(toldAt)}.`}
        {!isTold && isAnybodyTold && failure === null && 'Die Nachricht geht gleich hinaus.'}
        {!isTold && !isAnybodyTold && 'Niemand bekommt Bescheid: Es ist niemand eingetragen.'}
        {secondToldAt !== null && (
          <span className="block">
            {`Zweiter Kreis: Bescheid gegeben ${formatDateTime(secondToldAt)}.`}
          </span>
        )}
        {secondFailure !== null && (
          <strong className="block">
            {`Zweiter Kreis: ${secondFailure} LUX versucht es weiter.`}
          </strong>
        )}
        {failure !== null && <strong className="block">{failure} LUX versucht es weiter.</strong>}
      </span>
    </p>
  );
}
