import { capital } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { type EverydayReader, takesAll } from './everyday-text.ts';

const SNAIL =
  /(?:tag|tagsüber|tags)\p{L}* (?:\p{L}+ ){0,4}?(?<up>\d+) (?:meter|m|cm).*(?:nachts|in der nacht|jede nacht) (?:\p{L}+ ){0,4}?(?<down>\d+)/u;

/** "Am Tag 3 Meter hoch, nachts 2 runter, wann ist die Schnecke aus dem 10 Meter tiefen Brunnen?" */
export const readSnail: EverydayReader = (told) => {
  const found = SNAIL.exec(told.text)?.groups;
  const [up, down] = [Number(found?.up), Number(found?.down)];
  const depth = told.numbers.find((_, at) => takesAll(told, told.numbers[at] ?? 0, up, down));
  if (!found || depth === undefined || down >= up || depth <= up || told.numbers.length !== 3)
    return null;
  const daily = up - down;
  const days = Math.ceil((depth - up) / daily);
  return `Mit Tag und Nacht kommt sie ${daily} weiter, denn ${up} minus ${down} ist ${daily}. Am letzten Tag klettert sie ${up} hoch und ist oben. Vorher braucht sie ${depth} minus ${up}, also ${depth - up}. Dafür sind es ${days} Tage. Mit dem letzten sind es ${days + 1} Tage.`;
};

const WORKERS =
  /(?<a>\d+) (?<who>\p{L}{3,}) (?:\p{L}+ )*?(?<b>\d+) (?<what>\p{L}{3,}) in (?<t>\d+) (?<unit>minuten|stunden|tagen).* wie lange? .*?(?<c>\d+) \p{L}{3,} (?:\p{L}+ )*?(?<d>\d+) \p{L}{3,}/u;

/** "Drei Katzen fangen drei Mäuse in drei Minuten, wie lange brauchen 100 Katzen für 100 Mäuse?" */
export const readWorkers: EverydayReader = (told) => {
  const found = WORKERS.exec(told.text)?.groups;
  const [a = 0, b = 0, t = 0, c = 0, d = 0] = ['a', 'b', 't', 'c', 'd'].map((name) =>
    Number(found?.[name]),
  );
  if (!found || !takesAll(told, a, b, t, c, d)) return null;
  const one = (t * a) / b;
  const result = (one * d) / c;
  if (!Number.isInteger(one) || !Number.isInteger(result)) return null;
  const unit = capital((found.unit ?? '').replace('tagen', 'tage'));
  return `Wer allein arbeitet, braucht für eins ${one} ${unit}. ${c} arbeiten gleichzeitig, und ${d} sind zu schaffen. Es sind ${result} ${unit}.`;
};
