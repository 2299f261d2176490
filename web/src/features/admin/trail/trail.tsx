import { ChevronDown, RefreshCw } from 'lucide-react';
import papers from 'openmoji/color/svg/1F4DC.svg?url';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { Skeleton } from '../../../components/states/progress.tsx';
import { formatDateTime } from '../../../lib/format-date.ts';
import { sentenceOf } from './sentence-of.ts';
import { readTrail, type TrailEntry } from './trail-api.ts';

interface Shown {
  entries: readonly TrailEntry[];
  /** Where the next page begins; null at the end. */
  next: string | null;
}

/**
 * The tab "Protokoll", for the owner: who did what to whom, and when. Entries are kept for a year.
 */
export function Trail() {
  const [shown, setShown] = useState<Shown | null>(null);
  const [state, setState] = useState<'loading' | 'failed' | 'idle'>('loading');

  const load = useCallback(async (above: Shown | null) => {
    setState('loading');
    try {
      const { entries, next } = await readTrail(above?.next ?? null);
      setShown({ entries: [...(above?.entries ?? []), ...entries], next });
      setState('idle');
    } catch {
      setState('failed');
    }
  }, []);
  useEffect(() => void load(null), [load]);

  if (shown === null && state === 'failed') {
    return (
      <ErrorState
        title="Das Protokoll konnte nicht geladen werden."
        action={<Button onClick={() => void load(null)}>Erneut versuchen</Button>}
      />
    );
  }
  if (shown === null) return <Skeleton className="h-96" />;
  return (
    <section aria-label="Protokoll" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 basis-80 grow text-ink-soft">
          Was Besitzer und Admins getan haben. Einträge bleiben ein Jahr; ändern oder löschen kann
          sie niemand.
        </p>
        <Button variant="outline" onClick={() => void load(null)}>
          <RefreshCw aria-hidden />
          Aktualisieren
        </Button>
      </div>
      {shown.entries.length === 0 ? (
        <EmptyState
          drawing={papers}
          title="Noch nichts im Protokoll"
          text="Sobald jemand im Dashboard etwas ändert oder exportiert, steht es hier."
        />
      ) : (
        <ol className="divide-y divide-line rounded-lg border border-line bg-surface-raised">
          {shown.entries.map((entry) => (
            <li key={entry.id} className="flex flex-wrap gap-x-4 px-4 py-3">
              <time dateTime={entry.at} className="w-40 shrink-0 text-ink-soft tabular-nums">
                {formatDateTime(entry.at)}
              </time>
              <p className="min-w-0 basis-80 grow break-words">
                <strong>{nameOf(entry)}</strong> {sentenceOf(entry)}.
              </p>
            </li>
          ))}
        </ol>
      )}
      {shown.next !== null && (
        <Button
          variant="outline"
          className="self-center"
          disabled={state === 'loading'}
          onClick={() => void load(shown)}
        >
          <ChevronDown aria-hidden />
          {state === 'failed' ? 'Noch einmal versuchen' : 'Ältere zeigen'}
        </Button>
      )}
    </section>
  );
}

/** Without a login, a mark tells one session or network from the next. */
function nameOf({ actor: { kind, id, name } }: TrailEntry): string {
  const mark = id.slice(0, 4);
  if (kind === 'dashboard') return `Jemand mit dem Dashboard-Passwort (${mark})`;
  return kind === 'pin' ? `Ein Programm mit der Admin-PIN (${mark})` : name;
}
