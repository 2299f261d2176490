import { isSameNoun } from '../story.ts';
import { nameUnit, readUnit, sayNumber } from '../units.ts';

const MEASURE =
  /(?<![\p{L}\d,])(\d+(?:,\d+)?) ?(liter[ns]?|l|ml|milliliter|kg|kilo|kilogramm|g|gramm|m|metern?|cm|zentimetern?|km|kilometern?)(?!\p{L})/giu;
const MONTHS: Readonly<Record<string, number>> = {
  januar: 31,
  februar: 28,
  märz: 31,
  april: 30,
  mai: 31,
  juni: 30,
  juli: 31,
  august: 31,
  september: 30,
  oktober: 31,
  november: 30,
  dezember: 31,
};
const DATES =
  /(?:vom|von dem|zwischen dem) (\d{1,2})\.? (\p{L}+)?\s?(?:bis(?: zum)?|und(?: dem)?) (\d{1,2})\.? (\p{L}+)/iu;

/** "3 Liter Saft in Gläser mit 0,2 Liter, wie viele Gläser?": how often one goes into the other. */
export function solveMeasures(told: string): string | null {
  const isOften = /(?<!\p{L})wie oft(?!\p{L})/iu.test(told);
  const question = isOften ? /wie (oft)/iu.exec(told) : /wie ?viele (\p{L}+)/iu.exec(told);
  const measures = [...told.matchAll(MEASURE)];
  const [first, second] = measures;
  const noun = question?.[1]?.toLowerCase();
  if (!first || !second || measures.length !== 2 || !noun || !question) return null;
  const others = told.replace(MEASURE, ' ');
  if (/\d/.test(others) || readUnit(noun)) return null;
  const filled = others.slice(0, others.toLowerCase().lastIndexOf('wie')).toLowerCase();
  if (
    !isOften &&
    !(filled.match(/\p{L}+/gu) ?? []).some((word) => word.length > 2 && isSameNoun(word, noun))
  )
    return null;
  const sizes = [first, second].map((measure) => {
    const unit = readUnit((measure[2] ?? '').toLowerCase());
    return unit && { ...unit, value: Number((measure[1] ?? '').replace(',', '.')) * unit.size };
  });
  const [one, other] = sizes;
  if (!one || !other || one.dimension !== other.dimension) return null;
  const [large, small] = one.value >= other.value ? [one, other] : [other, one];
  const exact = large.value / small.value;
  const count = Math.floor(exact + 1e-9);
  if (Math.abs(exact - count) > 1e-6) return null;
  const shown = (value: number) =>
    `${sayNumber(value / small.size)} ${nameUnit(small.name, value / small.size)}`;
  const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  return `${shown(large.value)} geteilt durch ${shown(small.value)} ist ${count}. Es sind ${count} ${isOften ? 'Mal' : name}.`;
}

/** "Wie viele Tage vom 3. Mai bis zum 20. Mai?" */
export function solveDates(told: string): string | null {
  const found = /wie ?(?:viele (?:tage|nächte)|lange?)/iu.test(told) ? DATES.exec(told) : null;
  if (!found) return null;
  const [, from, firstMonth, to, secondMonth = ''] = found;
  const end = secondMonth.toLowerCase();
  const start = firstMonth?.toLowerCase() ?? end;
  const names = Object.keys(MONTHS);
  if (!(start in MONTHS) || !(end in MONTHS) || (told.match(/\d+/g) ?? []).length !== 2)
    return null;
  const [day, last] = [Number(from), Number(to)];
  const name = (month: string) => `${month.charAt(0).toUpperCase()}${month.slice(1)}`;
  if (start === end) {
    return last <= day
      ? null
      : `${last} minus ${day} ist ${last - day}. Es sind ${last - day} Tage.`;
  }
  if (names.indexOf(end) !== names.indexOf(start) + 1) return null;
  const rest = (MONTHS[start] ?? 0) - day;
  return `Der ${name(start)} hat ${MONTHS[start]} Tage. Erst: ${MONTHS[start]} minus ${day} ist ${rest}. Dann: ${rest} plus ${last} ist ${rest + last}. Es sind ${rest + last} Tage.`;
}
