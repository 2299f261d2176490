const format = new Intl.DateTimeFormat('de-DE', { dateStyle: 'short', timeStyle: 'medium' });

/** `2025-11-20T07:45:12Z` → `20.11.25, 08:45:12`, where the admin is. */
export function moment(iso: string): string {
  return format.format(Date.parse(iso));
}
