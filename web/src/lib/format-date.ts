const date = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** `2025-03-09T…` → `09.03.2025`. */
export function formatDate(iso: string): string {
  return date.format(new Date(iso));
}
