import { numberWord } from '@lux/german-text/numbers/number-word.ts';

const MOST = 60;
const WRITTEN_PART = 0.5;

/** Quantities as children and schoolbooks say them, chosen by `random`. */
export function createQuantitySource(random: () => number): (kind: string) => string | undefined {
  const any = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const whole = (most = MOST) => 2 + Math.floor(random() * (most - 2));
  const number = (most?: number) => {
    const value = whole(most);
    return random() < WRITTEN_PART ? String(value) : numberWord(value);
  };
  const measured = (units: readonly string[]) => `${number()} ${any(units)}`;
  const kinds: Readonly<Record<string, () => string | undefined>> = {
    n: () => number(),
    e: () =>
      any([
        `${number(40)} euro`,
        `${whole(9)},${whole(9)}0 euro`,
        `${number(9)} euro ${any(['fünfzig', 'zwanzig', '50', '80'])}`,
        `${any(['80', '50', 'neunzig', 'sechzig'])} cent`,
      ]),
    l: () => measured(['meter', 'm', 'zentimeter', 'cm', 'kilometer', 'km']),
    w: () => measured(['kilo', 'kg', 'gramm', 'g', 'kilogramm', 't']),
    v: () => measured(['liter', 'l', 'milliliter', 'ml']),
    t: () => measured(['minuten', 'stunden', 'min']),
    p: () => `${any(['10', '20', '25', '50', 'zehn', 'zwanzig', 'dreißig', 'fünfzig'])} prozent`,
    x: () => any(['doppelt', 'dreimal', 'viermal', 'fünfmal', 'halb']),
    s: () => any(['die hälfte', 'ein drittel', 'ein viertel', 'ein fünftel', 'drei viertel']),
  };
  return (kind) => kinds[kind]?.();
}
