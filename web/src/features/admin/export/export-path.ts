const DAY_MS = 24 * 60 * 60 * 1_000;

export const exportKinds = {
  requests: { label: 'Anfragen', formats: ['csv', 'json'] },
  pictures: { label: 'Bilder', formats: ['zip', 'csv', 'json'] },
  users: { label: 'Benutzer', formats: ['csv', 'json'] },
} as const;
export type ExportKind = keyof typeof exportKinds;
export type ExportFormat = (typeof exportKinds)[ExportKind]['formats'][number];

interface Wanted {
  kind: ExportKind;
  format: ExportFormat;
  /** `YYYY-MM-DD` as the admin's calendar has them, both included; empty: without a limit. */
  from: string;
  to: string;
}

/** Where an export is fetched. Users have no time. */
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
