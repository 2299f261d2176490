import { Download, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ChoiceRow } from '../../../components/controls/choice-row.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Input } from '../../../components/fields/input.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Progress } from '../../../components/states/progress.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { refusals } from '../../../lib/api/refusals.ts';
import { toasts } from '../../../lib/toasts.ts';
import { downloadExport, type ExportProgress } from './download-export.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

const exportKinds = {
  requests: { label: 'Anfragen', formats: ['csv', 'json'] },
  pictures: { label: 'Bilder', formats: ['zip', 'csv', 'json'] },
  users: { label: 'Benutzer', formats: ['csv', 'json'] },
} as const;
type ExportKind = keyof typeof exportKinds;
type ExportFormat = (typeof exportKinds)[ExportKind]['formats'][number];

interface Wanted {
  kind: ExportKind;
  format: ExportFormat;
  /** `YYYY-MM-DD` in the admin's time zone, both included; empty for no limit. */
  from: string;
  to: string;
}

/** The address of an export. The list of users has no range of time. */
export function exportPath({ kind, format, from, to }: Wanted): string {
  const query = new URLSearchParams();
  if (kind !== 'users' && from) query.set('from', new Date(`${from}T00:00`).toISOString());
  if (kind !== 'users' && to) query.set('to', dayAfter(to).toISOString());
  const text = query.toString();
  return `/api/analytics/exports/${kind}.${format}${text && `?${text}`}`;
}

function dayAfter(date: string): Date {
  // Noon of the next day and back to its beginning: days are not always 24 hours long.
  const next = new Date(new Date(`${date}T12:00`).getTime() + DAY_MS);
  next.setHours(0, 0, 0, 0);
  return next;
}

const formatLabels: Record<ExportFormat, string> = {
  csv: 'CSV (Tabelle)',
  json: 'JSON',
  zip: 'ZIP mit Bildern',
};
const kinds = ['requests', 'pictures', 'users'] as const satisfies ExportKind[];
const megabytes = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** The tab "Export": requests, pictures and users as files. */
export function Export() {
  const [kind, setKind] = useState<ExportKind>('requests');
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [range, setRange] = useState({ from: '', to: '' });
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const isBackwards = range.from !== '' && range.to !== '' && range.from > range.to;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (progress !== null || isBackwards) return;
    const order = new AbortController();
    running.current = order;
    setProgress({ percent: null, megabytes: 0 });
    const name = exportKinds[kind].label.toLowerCase();
    try {
      const filename = `LUX-${name}-${new Date().toISOString().slice(0, 10)}.${format}`;
      const path = exportPath({ kind, format, ...range });
      const { signal } = order;
      await refusals.call(() =>
        downloadExport({ path, filename, signal, onProgress: setProgress }),
      );
      toasts.show({ title: 'Export fertig', tone: 'success' });
    } catch (problem) {
      if (order.signal.aborted) return;
      const isForPerson = problem instanceof ApiError && problem.isForPerson;
      const description = isForPerson ? problem.message : 'Der Export wurde unterbrochen.';
      toasts.show({ title: 'Fehler beim Export', description, tone: 'danger' });
    } finally {
      setProgress(null);
    }
  }

  return (
    <Card padding="lg" className="w-full max-w-2xl">
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <ChoiceRow
          label="Was?"
          choices={kinds.map((value) => ({ value, label: exportKinds[value].label }))}
          value={kind}
          onChange={(next) => {
            setKind(next);
            setFormat(exportKinds[next].formats[0]);
          }}
        />
        <ChoiceRow
          label="Format"
          choices={exportKinds[kind].formats.map((value) => ({
            value,
            label: formatLabels[value],
          }))}
          value={format}
          onChange={setFormat}
        />
        {kind !== 'users' && (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Von (leer: alles)">
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  value={range.from}
                  onChange={(event) => setRange({ ...range, from: event.target.value })}
                />
              )}
            </Field>
            <Field
              label="Bis einschließlich"
              error={isBackwards ? 'Das Ende liegt vor dem Anfang.' : null}
            >
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  value={range.to}
                  onChange={(event) => setRange({ ...range, to: event.target.value })}
                />
              )}
            </Field>
          </div>
        )}
        <p className="text-ink-soft text-sm">
          Die Dateien enthalten, was Kinder geschrieben und gemalt haben. Bitte bewahren Sie sie
          sicher auf und löschen Sie sie, wenn Sie sie nicht mehr brauchen.
        </p>
        {progress === null ? (
          <Button type="submit">
            <Download aria-hidden />
            Exportieren
          </Button>
        ) : (
          <div className="flex flex-col gap-3">
            <Progress label="Fortschritt des Exports" percent={progress.percent} />
            <p role="status" className="tabular-nums">
              {progress.percent !== null && `${Math.floor(progress.percent)} %, `}
              {megabytes.format(progress.megabytes)} MB geladen
            </p>
            <Button variant="outline" onClick={() => running.current?.abort()}>
              <X aria-hidden />
              Abbrechen
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
