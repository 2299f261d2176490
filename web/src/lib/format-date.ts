const format = new Intl.DateTimeFormat('de-DE', { dateStyle: 'short', timeStyle: 'medium' });

/** `2025-11-20T07:45:12Z` → `20.11.25, 08:45:12`, where the admin is. */
export function formatDateTime(iso: string): string {
  return format.format(Date.parse(iso));
}

const date = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** `2025-03-09T…` → `09.03.2025`. */
export function formatDate(iso: string): string {
  return date.format(new Date(iso));
}
