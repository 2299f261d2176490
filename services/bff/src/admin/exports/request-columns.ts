import { dangerLabels } from '@lux/contracts/analytics/danger-kind.ts';
import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import { requestTypeLabels } from '@lux/contracts/analytics/request-type-labels.ts';
import { jobFailureLabels } from '@lux/contracts/media/job-failure-labels.ts';
import type { Column } from './write-csv.ts';

const berlin = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

/** A moment as a spreadsheet shows it: `20.11.2025, 08:45:12`. */
export function berlinTime(timestamp: string): string {
  return berlin.format(Date.parse(timestamp));
}

const MARKS = { blocked: 'abgelehnt', crisis: 'Gefahr', unclear: 'nicht beurteilbar' };

/** Requests as a table for a school's office. */
export const requestColumns: Column<AnalyticsRequest>[] = [
  ['Zeit', ({ timestamp }) => berlinTime(timestamp)],
  ['Art', ({ type }) => requestTypeLabels[type]],
  ['Besucher', ({ visitorToken }) => visitorToken],
  ['Benutzer', ({ userId }) => userId],
  ['Anfrage', ({ prompt }) => prompt],
  ['Antwort', ({ response }) => response],
  ['Bild', ({ imageUrl }) => imageUrl],
  [
    'Warum kein Bild',
    ({ pictureFailure }) => (pictureFailure ? jobFailureLabels[pictureFailure] : null),
  ],
  ['Auffällig', ({ safety }) => (safety ? MARKS[safety] : null)],
  ['Welche Gefahr', ({ danger }) => (danger ? dangerLabels[danger] : null)],
  ['Erledigt am', ({ handled }) => (handled ? berlinTime(handled.at) : null)],
  ['Erledigt von', ({ handled }) => handled?.by ?? null],
  ['Aufruf', ({ operation }) => operation],
  ['Status', ({ status }) => status],
  ['Dauer (ms)', ({ durationMs }) => durationMs],
  ['Browser', ({ userAgent }) => userAgent],
  ['IP-Adresse', ({ ipAddress }) => ipAddress],
  ['Kennung', ({ id }) => id],
];
