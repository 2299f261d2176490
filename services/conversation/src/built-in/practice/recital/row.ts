/** Something that is said in its order: a multiplication table, the months, the alphabet. */
export interface Row {
  /** As LUX calls it: "die Reihe mit der 7". */
  name: string;
  /** In their order, as LUX says them. */
  items: readonly string[];
  /** Where it is reckoned from and no part of it: 20 of who counts back from 20. */
  start?: string;
  /** Said of who does not know what comes at a place, without its solution. */
  hintAt: (place: number) => string;
  /** Why something comes at a place: "4 mal 7 ist 28"; empty where there is no reason. */
  reasonAt: (place: number) => string;
  trick: string;
  /** How the items are heard. */
  heardAs: 'number' | 'letter' | 'word' | 'english';
}

const FINGERS =
  'Ja, für die Neun! Halt zehn Finger hoch. Für 4 mal 9 knickst du den vierten um. Links stehen 3, rechts 6: 36.';

const trickOf = (step: number) => {
  if (step === 9) return FINGERS;
  if (step === 5) return 'Ja! Am Ende steht immer abwechselnd 5 und 0.';
  if (step === 10) return 'Ja! Häng einfach eine Null an.';
  if (step === 2) return 'Ja! Das sind einfach alle geraden Zahlen.';
  return `Ja! Zähl immer ${step} dazu. Oder rechne erst 5 mal ${step} und geh von dort weiter.`;
};

/** "7, 14, 21": the multiples of a number. */
export const tableRow = (step: number): Row => ({
  name: `die Reihe mit der ${step}`,
  items: Array.from({ length: 10 }, (_, at) => `${(at + 1) * step}`),
  hintAt: (place) =>
    place === 0 ? `Es fängt mit 1 mal ${step} an.` : `Rechne ${place * step} plus ${step}.`,
  reasonAt: (place) => `${place + 1} mal ${step} ist ${(place + 1) * step}`,
  trick: trickOf(step),
  heardAs: 'number',
});

const MOST_STEPS = 12;

/** "20, 18, 16": always as much more or less. */
export function stepRow(start: number, step: number, most: number | null = null): Row {
  const sign = step > 0 ? 'plus' : 'minus';
  const size = Math.abs(step);
  const numbers = Array.from(
    { length: most === null ? MOST_STEPS : 100 },
    (_, at) => start + (at + 1) * step,
  );
  const items = numbers.filter((number) => number >= 0 && (most === null || number <= most));
  const before = (place: number) => start + place * step;
  return {
    name: step > 0 ? 'das Zählen' : 'das Rückwärtszählen',
    items: items.map(String),
    start: `${start}`,
    hintAt: (place) => `Rechne ${before(place)} ${sign} ${size}.`,
    reasonAt: (place) => `${before(place)} ${sign} ${size} ist ${before(place + 1)}`,
    trick:
      step > 0
        ? `Zähl immer ${size} dazu. Die Finger helfen dir.`
        : `Zieh immer ${size} ab. Die Finger helfen dir.`,
    heardAs: 'number',
  };
}

const DOUBLED = 9;
export const doubledRow = (start: number): Row => ({
  name: 'das Verdoppeln',
  items: Array.from({ length: DOUBLED }, (_, at) => `${start * 2 ** (at + 1)}`),
  start: `${start}`,
  hintAt: (place) => `Rechne ${start * 2 ** place} plus ${start * 2 ** place}.`,
  reasonAt: (place) =>
    `${start * 2 ** place} plus ${start * 2 ** place} ist ${start * 2 ** (place + 1)}`,
  trick: 'Verdopple erst die Zehner, dann die Einer, und zähl beides zusammen.',
  heardAs: 'number',
});

const SQUARES = 12;
export const squareRow = (first: number): Row => ({
  name: 'die Quadratzahlen',
  items: Array.from({ length: SQUARES }, (_, at) => `${(first + at) ** 2}`),
  hintAt: (place) => `Rechne ${first + place} mal ${first + place}.`,
  reasonAt: (place) => `${first + place} mal ${first + place} ist ${(first + place) ** 2}`,
  trick: 'Ja! Von einer zur nächsten kommt erst 3 dazu, dann 5, dann 7, dann 9.',
  heardAs: 'number',
});

/** Words in their order; `from` is where a child begins. */
export const wordRow = (
  name: string,
  items: readonly string[],
  heardAs: Row['heardAs'],
  trick = 'Sing oder klatsch sie im Takt. So bleiben sie im Kopf.',
): Row => ({
  name,
  items,
  hintAt: (place) => `Es beginnt mit ${(items[place] ?? '').charAt(0)}.`,
  reasonAt: () => '',
  trick,
  heardAs,
});
