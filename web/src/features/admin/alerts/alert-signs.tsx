import { useEffect, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Spinner } from '../../../components/states/spinner.tsx';
import { formatDateTime } from '../../../lib/format-date.ts';
import type { RequestRow } from '../requests/feed/request-row.ts';
import { RequestDetails } from '../requests/request-details.tsx';
import { alertsApi } from './alerts-api.ts';

const FIRST = 5;

interface AlertSignsProps {
  /** The latest first. */
  requestIds: readonly string[];
  onHandled: () => void;
}

/** What the child said, shown to whoever asks for it; each with everything that is known of it. */
export function AlertSigns({ requestIds, onHandled }: AlertSignsProps) {
  const [rows, setRows] = useState<readonly (RequestRow | null)[] | null>(null);
  const [count, setCount] = useState(FIRST);
  const [opened, setOpened] = useState<RequestRow | null>(null);
  const shownIds = requestIds.slice(0, count).join(' ');

  useEffect(() => {
    let isGone = false;
    // One that cannot be read, as it is kept no longer, does not hide the others.
    const reading = shownIds.split(' ').map((id) => alertsApi.readRequest(id).catch(() => null));
    void Promise.all(reading).then((read) => !isGone && setRows(read));
    return () => {
      isGone = true;
    };
  }, [shownIds]);

  if (rows === null) return <Spinner label="Wird geladen …" />;
  const readable = rows.filter((row) => row !== null);
  return (
    <div className="flex flex-col items-start gap-3">
      {readable.length === 0 && <p>Die Worte des Kindes sind nicht mehr gespeichert.</p>}
      <ul className="flex w-full flex-col gap-3">
        {readable.map((row) => (
          <li
            key={row.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-surface-raised p-3 text-ink"
          >
            <div className="min-w-0 grow basis-60">
              <p className="text-ink-soft text-sm">{formatDateTime(row.timestamp)}</p>
              <p className="whitespace-pre-wrap break-words font-bold">
                {row.prompt === null ? 'Nicht mehr gespeichert.' : `„${row.prompt}“`}
              </p>
              {row.handled && <p className="text-sm">Erledigt von {row.handled.by}</p>}
            </div>
            <Button variant="outline" onClick={() => setOpened(row)}>
              Einzelheiten
            </Button>
          </li>
        ))}
      </ul>
      {requestIds.length > count && (
        <Button variant="outline" onClick={() => setCount(requestIds.length)}>
          Alle {requestIds.length} zeigen
        </Button>
      )}
      {opened && (
        <RequestDetails
          row={opened}
          onClose={() => setOpened(null)}
          onForgotten={() => {
            // Shut, it is read anew when it is opened again.
            setOpened(null);
            onHandled();
          }}
          onHandled={(id, handled) => {
            const change = (row: RequestRow | null) => (row?.id === id ? { ...row, handled } : row);
            setRows(rows.map(change));
            setOpened({ ...opened, handled });
            onHandled();
          }}
        />
      )}
    </div>
  );
}
