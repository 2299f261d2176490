import type { JobKind } from '@lux/contracts/media/job.ts';
import { jobFailureLabels } from '@lux/contracts/media/job-failure-labels.ts';
import type { WatchedJob } from '@lux/contracts/media/watched.ts';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { formatDateTime } from '../../../lib/format-date.ts';

const kinds: Record<JobKind, string> = { image: 'Bild', coloring: 'Ausmalbild', pdf: 'PDF' };

interface JobCardProps {
  job: WatchedJob;
  onRetry: () => void;
  onRemove: () => void;
}

/** One job with its reason where it failed, and what can be done about it. */
export function JobCard({ job, onRetry, onRemove }: JobCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { kind, state, prompt, reason, message, starts } = job;
  const isFailed = state === 'failed';
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <div className="min-w-0 grow basis-64">
        <p className="line-clamp-2 font-bold">{prompt ?? 'Ohne Titel'}</p>
        <p className="text-ink-soft text-sm">
          {kinds[kind]} · bestellt {formatDateTime(job.createdAt)} · {starts}-mal begonnen
        </p>
        {reason !== null && <p>Grund: {jobFailureLabels[reason]}</p>}
        {message !== null && (
          <p className="text-ink-soft text-sm">Das Kind hat gelesen: „{message}“</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {isFailed && reason !== 'CANCELLED' && (
          <Button variant="soft" onClick={onRetry}>
            <RotateCcw aria-hidden />
            Noch einmal versuchen
          </Button>
        )}
        <Button variant="outline" onClick={() => setIsAsking(true)}>
          <Trash2 aria-hidden />
          {isFailed ? 'Entfernen' : 'Abbrechen'}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        question={
          isFailed
            ? 'Möchten Sie diesen Auftrag aus der Liste entfernen?'
            : 'Möchten Sie diesen Auftrag abbrechen? Das Kind erfährt davon.'
        }
        confirmLabel={isFailed ? 'Ja, entfernen' : 'Ja, abbrechen'}
        cancelLabel="Zurück"
        isDangerous
        onConfirm={() => {
          setIsAsking(false);
          onRemove();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </Card>
  );
}
