const berlin = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

/** A moment as a spreadsheet shows it: `20.11.2025, 08:45:12`. */
export function berlinTime(timestamp: string): string {
  return berlin.format(Date.parse(timestamp));
}
