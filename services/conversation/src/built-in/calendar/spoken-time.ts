const hours = 'zwölf eins zwei drei vier fünf sechs sieben acht neun zehn elf'.split(' ');

/** The way people say it: "halb drei am Nachmittag", "Viertel nach acht am Morgen"; null between the quarters. */
export function spokenTime(hour: number, minute: number): string | null {
  const name = (offset: number) => hours[(hour + offset) % 12] ?? '';
  const quarter: Record<number, string> = {
    0: `${name(0) === 'eins' ? 'ein' : name(0)} Uhr`,
    15: `Viertel nach ${name(0)}`,
    30: `halb ${name(1)}`,
    45: `Viertel vor ${name(1)}`,
  };
  const spoken = quarter[minute];
  return spoken ? `${spoken} ${partOfDay(hour)}` : null;
}

function partOfDay(hour: number): string {
  if (hour < 5) return 'in der Nacht';
  if (hour < 10) return 'am Morgen';
  if (hour < 12) return 'am Vormittag';
  if (hour < 14) return 'am Mittag';
  if (hour < 18) return 'am Nachmittag';
  if (hour < 22) return 'am Abend';
  return 'in der Nacht';
}
