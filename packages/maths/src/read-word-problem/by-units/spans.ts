/** Days and weeks, by the words they are said with. */
export const SPANS: Readonly<Record<string, { name: string; days: number }>> = {
  tag: { name: 'tag', days: 1 },
  tage: { name: 'tag', days: 1 },
  tagen: { name: 'tag', days: 1 },
  woche: { name: 'woche', days: 7 },
  wochen: { name: 'woche', days: 7 },
  schulwoche: { name: 'schulwoche', days: 5 },
};

/** The day or week a word names. */
export const spanOf = (noun: string): string | null => SPANS[noun.toLowerCase()]?.name ?? null;
