const options = {
  dateTime: { dateStyle: 'short', timeStyle: 'medium' },
  date: { day: '2-digit', month: '2-digit', year: 'numeric' },
} as const;

const formats = new Map<keyof typeof options, Intl.DateTimeFormat>();

/** Made when the first date is shown: it takes a slow tablet 70 ms, also where a screen shows none. */
function formatOf(kind: keyof typeof options): Intl.DateTimeFormat {
  const format = formats.get(kind) ?? new Intl.DateTimeFormat('de-DE', options[kind]);
  formats.set(kind, format);
  return format;
}

/** `2025-11-20T07:45:12Z` → `20.11.25, 08:45:12`, where the admin is. */
export function formatDateTime(iso: string): string {
  return formatOf('dateTime').format(Date.parse(iso));
}

/** `2025-03-09T…` → `09.03.2025`. */
export function formatDate(iso: string): string {
  return formatOf('date').format(new Date(iso));
}
