const TABLES = [
  'einer',
  'zweier',
  'dreier',
  'vierer',
  'fünfer',
  'sechser',
  'siebener',
  'achter',
  'neuner',
  'zehner',
  'elfer',
  'zwölfer',
];

/** Which multiplication table a word names: 7 for „siebener“; null for any other word. */
export function tableNamed(name: string): number | null {
  const at = TABLES.indexOf(name);
  return at < 0 ? null : at + 1;
}
