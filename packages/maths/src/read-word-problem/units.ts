/** How many of a part make a whole. */
export const PART_SIZES = {
  drittel: 3,
  viertel: 4,
  fünftel: 5,
  sechstel: 6,
  siebtel: 7,
  achtel: 8,
  neuntel: 9,
  zehntel: 10,
} as const;

/** What is measured. */
export type Dimension = 'money' | 'length' | 'weight' | 'time' | 'volume';

interface Unit {
  dimension: Dimension;
  /** In the smallest unit of its dimension: cents, millimetres, grams, minutes, millilitres. */
  size: number;
}

const unit = (dimension: Dimension, size: number): Unit => ({ dimension, size });

const UNITS: Record<string, Unit> = {
  euro: unit('money', 100),
  cent: unit('money', 1),
  kilometer: unit('length', 1_000_000),
  meter: unit('length', 1_000),
  dezimeter: unit('length', 100),
  zentimeter: unit('length', 10),
  millimeter: unit('length', 1),
  tonne: unit('weight', 1_000_000),
  kilogramm: unit('weight', 1_000),
  gramm: unit('weight', 1),
  tag: unit('time', 1_440),
  stunde: unit('time', 60),
  minute: unit('time', 1),
  sekunde: unit('time', 1 / 60),
  liter: unit('volume', 1_000),
  milliliter: unit('volume', 1),
};

const FORMS: Record<string, string> = {
  '€': 'euro',
  euros: 'euro',
  eur: 'euro',
  cents: 'cent',
  ct: 'cent',
  km: 'kilometer',
  kilometern: 'kilometer',
  m: 'meter',
  metern: 'meter',
  dm: 'dezimeter',
  cm: 'zentimeter',
  zentimetern: 'zentimeter',
  centimeter: 'zentimeter',
  mm: 'millimeter',
  millimetern: 'millimeter',
  t: 'tonne',
  tonnen: 'tonne',
  kg: 'kilogramm',
  kilo: 'kilogramm',
  kilos: 'kilogramm',
  g: 'gramm',
  h: 'stunde',
  stunden: 'stunde',
  std: 'stunde',
  min: 'minute',
  minuten: 'minute',
  sekunden: 'sekunde',
  l: 'liter',
  litern: 'liter',
  ml: 'milliliter',
};

/** The unit a word names, by its full name; undefined for any other word. */
export function readUnit(word: string): ({ name: string } & Unit) | undefined {
  const name = FORMS[word] ?? word;
  const found = Object.hasOwn(UNITS, name) ? UNITS[name] : undefined;
  return found && { name, ...found };
}

/** One unit in another: 100 for metres in centimetres; null where they measure different things. */
export function unitsIn(from: string, to: string): number | null {
  const [one, other] = [readUnit(from), readUnit(to)];
  if (!one || !other || one.dimension !== other.dimension) return null;
  return one.size / other.size;
}

const PLURALS: Record<string, string> = {
  stunde: 'Stunden',
  minute: 'Minuten',
  sekunde: 'Sekunden',
  tonne: 'Tonnen',
  tag: 'Tage',
};

/** "Stunden", "Stunde", "Euro": the name of so many of a unit. */
export function nameUnit(name: string, count: number): string {
  const plural = PLURALS[name];
  return plural && count !== 1 ? plural : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** A number as German children write it: 1200, 12.500, 2,5; below zero in words. */
export function sayNumber(value: number): string {
  return new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3, useGrouping: 'min2' })
    .format(value)
    .replace('-', 'minus ');
}

/** An amount in words: 350 cents are "3 Euro 50", 90 minutes "1 Stunde und 30 Minuten". */
export function sayMeasure(value: number, dimension: Dimension, said: readonly string[]): string {
  if (dimension === 'money') return sayMoney(value);
  if (dimension === 'time') return sayDuration(value);
  const names = said.toSorted((a, b) => (readUnit(b)?.size ?? 0) - (readUnit(a)?.size ?? 0));
  const name = names.find((one) => value % (readUnit(one)?.size ?? 1) === 0) ?? names.at(-1) ?? '';
  const count = value / (readUnit(name)?.size ?? 1);
  return `${sayNumber(count)} ${nameUnit(name, count)}`;
}

function sayMoney(cents: number): string {
  const [euros, rest] = [Math.floor(cents / 100), Math.round(cents % 100)];
  if (euros === 0) return `${rest} Cent`;
  if (rest === 0) return `${sayNumber(euros)} Euro`;
  return rest < 10
    ? `${sayNumber(euros)} Euro und ${rest} Cent`
    : `${sayNumber(euros)} Euro ${rest}`;
}

/** Minutes as hours and minutes. */
export function sayDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 ? `${hours} ${nameUnit('stunde', hours)}` : '',
    rest > 0 || hours === 0 ? `${sayNumber(rest)} ${nameUnit('minute', rest)}` : '',
  ];
  return parts.filter((part) => part !== '').join(' und ');
}
