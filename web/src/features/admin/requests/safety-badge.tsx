import { CircleCheck, HeartHandshake, ShieldAlert } from 'lucide-react';
import type { RequestRow } from './feed/request-row.ts';

/** A safety event, by icon and words, never by colour alone. */
export function SafetyBadge({ safety, handled }: Pick<RequestRow, 'safety' | 'handled'>) {
  if (safety === null) return null;
  const Icon = safety === 'crisis' ? HeartHandshake : ShieldAlert;
  if (handled) {
    return (
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap rounded-full bg-success-soft px-2.5 font-bold text-on-success-soft text-sm">
        <CircleCheck aria-hidden className="size-4 shrink-0" />
        {safety === 'crisis' ? 'Gefahr, erledigt' : 'Abgelehnt, erledigt'}
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap rounded-full bg-warning-soft px-2.5 font-bold text-on-warning-soft text-sm">
      <Icon aria-hidden className="size-4 shrink-0" />
      {safety === 'crisis' ? 'Gefahr: bitte ansehen' : 'Zum Schutz abgelehnt'}
    </span>
  );
}
