import type { AnalyticsRequest } from '@lux/contracts/analytics/analytics-request.ts';
import { berlinTime } from './berlin-time.ts';
import type { Column } from './column.ts';

/** Pictures as a table. */
export const pictureColumns: Column<AnalyticsRequest>[] = [
  ['Zeit', ({ timestamp }) => berlinTime(timestamp)],
  ['Art', ({ type }) => (type === 'coloring' ? 'Ausmalbild' : 'Bild')],
  ['Besucher', ({ visitorToken }) => visitorToken],
  ['Beschreibung', ({ prompt }) => prompt],
  ['Bild', ({ imageUrl }) => imageUrl],
];
