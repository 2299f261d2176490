import { dangerLabels } from '@lux/contracts/analytics/danger-kind.ts';
import type { SafetyMark } from '@lux/contracts/analytics/request.ts';
import { CircleCheck, CircleQuestionMark, HeartHandshake, ShieldAlert } from 'lucide-react';
import type { RequestRow } from './feed/request-row.ts';

interface Look {
  Icon: typeof ShieldAlert;
  open: string;
  handled: string;
  tone: string;
}

const LOOKS: Record<SafetyMark, Look> = {
  crisis: {
    Icon: HeartHandshake,
    open: 'Gefahr: bitte ansehen',
    handled: 'Gefahr, erledigt',
    tone: 'rounded-full bg-warning-soft text-on-warning-soft',
  },
  blocked: {
    Icon: ShieldAlert,
    open: 'Zum Schutz abgelehnt',
    handled: 'Abgelehnt, erledigt',
    tone: 'rounded-full bg-warning-soft text-on-warning-soft',
  },
  // Nobody has judged it: another shape, not only another word.
  unclear: {
    Icon: CircleQuestionMark,
    open: 'Nicht beurteilbar',
    handled: 'Nicht beurteilbar, erledigt',
    tone: 'rounded-sm border-2 border-current border-dashed bg-surface text-ink',
  },
};

/** A safety event, by shape, icon and words, never by colour alone; a danger by its name where known. */
export function SafetyBadge({
  safety,
  handled,
  danger,
}: Pick<RequestRow, 'safety' | 'handled'> & { danger?: RequestRow['danger'] }) {
  if (safety === null) return null;
  const { Icon, tone, ...words } = LOOKS[safety];
  const name = danger ? `Gefahr: ${dangerLabels[danger]}` : null;
  if (handled) {
    return (
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap rounded-full bg-success-soft px-2.5 font-bold text-on-success-soft text-sm">
        <CircleCheck aria-hidden className="size-4 shrink-0" />
        {name ? `${name}, erledigt` : words.handled}
      </span>
    );
  }
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap px-2.5 font-bold text-sm ${tone}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {name ?? words.open}
    </span>
  );
}
