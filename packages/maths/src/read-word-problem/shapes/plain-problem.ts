import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';

const TO_CENTIMETRES: Readonly<Record<string, number>> = {
  meter: 100,
  m: 100,
  zentimeter: 1,
  cm: 1,
};

/** Numbers as digits, money in cents ("150 cent"), heights in centimetres; small letters, no marks. */
export function plainProblem(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.,!?;:„“”"]+(?=\s|$)/g, ' ')
    .replace(/(?<!\p{L})(?:äh?m?|hm|also)(?!\p{L})/gu, ' ')
    .replace(/(?<!\p{L})(?:t[- ]shirts?)(?!\p{L})/gu, 'hemden')
    .replace(/\p{L}+/gu, (word) => {
      if (/^(?:ein|eine|einen|einem|einer|eins)$/.test(word)) return word;
      const number = parseNumberWord(word);
      return number === null ? word : String(number);
    })
    .replace(
      /(\d+)(?:,(\d{1,2}))? ?(?:euro|€)(?: (?:und )?(\d{1,2})(?! ?(?:\p{L}+ )?(?:euro|kinder|leute))(?: cent)?(?=$| \p{L}))?/gu,
      money,
    )
    .replace(
      /(?<!\p{L})ein(?:en)? euro (\d{2})(?!\d)/gu,
      (_, cents: string) => `${100 + Number(cents)} cent`,
    )
    .replace(
      /(\d+) ?(?:meter|m) (\d{2})(?!\d)(?= (?:groß|hoch|lang|weit|tief|breit|um|wie|und|sein|ihr|mein|springt)(?!\p{L})|$)/gu,
      (_, metres: string, rest: string) => `${Number(metres) * 100 + Number(rest)} cm`,
    )
    .replace(
      /(\d+),(\d{1,2}) ?(?:meter|m)(?!\p{L})/gu,
      (_, metres: string, rest: string) =>
        `${Number(metres) * 100 + Number(rest.padEnd(2, '0'))} cm`,
    )
    .replace(/(\d+) ?(?:zentimeter)(?!\p{L})/gu, '$1 cm')
    .replace(/(?<!\p{L})(?:einem|ein) halben? jahr(?!\p{L})/gu, '6 monaten')
    .replace(
      /(?<!\p{L})(?:einem|ein) jahr(?!\p{L})(?=.*|$)/gu,
      (year, at: number, whole: string) =>
        /monat/.test(whole.slice(0, at)) && /nach $|in $/.test(whole.slice(0, at))
          ? '12 monaten'
          : year,
    )
    .replace(/\s+/g, ' ')
    .trim();
}

const money = (_: string, euros: string, tenths: string | undefined, cents: string | undefined) =>
  `${Number(euros) * 100 + Number((tenths ?? '').padEnd(2, '0')) + Number(cents ?? 0)} cent`;

/** "6 Euro 50", "6 Euro und 5 Cent", "80 Cent". */
export function sayMoney(cents: number): string {
  const [euros, rest] = [Math.floor(cents / 100), cents % 100];
  if (euros === 0) return `${rest} Cent`;
  if (rest === 0) return `${euros} Euro`;
  return rest < 10 ? `${euros} Euro und ${rest} Cent` : `${euros} Euro ${rest}`;
}

/** "1 Meter 35", "80 Zentimeter". */
export function sayLength(centimetres: number): string {
  const [metres, rest] = [Math.floor(centimetres / 100), centimetres % 100];
  if (metres === 0) return `${rest} Zentimeter`;
  return rest === 0 ? `${metres} Meter` : `${metres} Meter ${rest}`;
}

export const inCentimetres = (value: number, unit: string) => value * (TO_CENTIMETRES[unit] ?? 1);
export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
