import { type Dimension, sayMeasure, sayNumber } from '../units.ts';
import { isDimension, kindOf, type Measure, round } from './measures.ts';

/** What a problem asks for. */
export interface Asked {
  /** As of a measure; null where the question does not say. */
  kind: string | null;
  /** The unit or noun it is asked in. */
  name: string;
  /** The question itself. */
  text: string;
}

const ASKS =
  /(?<!\p{L})(?:wie ?viele?n?|wie (?:lange?|weit|schwer|hoch|groß|breit|tief|teuer|oft|schnell|alt|warm|kalt)|wann|nach (?:welcher zeit|wie ?viele?n?)|wo?für wie ?viele?|was (?:war|wird|kostet|kosten|muss|müssen|zahl\p{L}*|bezahl\p{L}*|macht|krieg\p{L}*|bekomm\p{L}*|wieg\p{L}*|schlepp\p{L}*|ist|sind|bleibt|hab\p{L}*|gibt|brauch\p{L}*|verdien\p{L}*)|reichen|reicht|welche[rns]?|wie spät|um wie ?viel uhr)(?!\p{L})/giu;
const MEASURED: readonly (readonly [RegExp, string])[] = [
  [/^(?:wie lange? (?!ist|wird|wär|sind)|wann|nach (?:welcher|wie))/u, 'time'],
  [/^wie (?:weit|lang|hoch|breit|tief|groß|schnell)/u, 'length'],
  [/^(?:wie schwer|was (?:wieg|schlepp)|wie ?viel wieg)/u, 'weight'],
  [
    /^(?:wie teuer|was (?:kost|muss|müss|zahl|bezahl|verdien)|wie ?viel (?:kost\p{L}*|geld|muss \p{L}+ (?:be)?zahlen|(?:be)?zahl\p{L}*))/u,
    'money',
  ],
];

/** The last question of a problem, and what it asks for. */
export function readAsked(text: string): Asked | null {
  const all = [...text.matchAll(ASKS)].filter(
    ({ index }) => !/(?:so|genauso) $/u.test(text.slice(0, index)),
  );
  const open = all.filter(({ index }) => !/vergessen $/u.test(text.slice(0, index)));
  const last = (open.length > 0 ? open : all).at(-1);
  // "Wie lange dauert es, bis ich weiß, wie weit": of two questions the last is asked.
  if (!last) return null;
  const asked = text.slice(last.index);
  const low = asked.toLowerCase();
  const noun =
    /^(?:nach )?wie ?viele?n? (?:(?:volle|ganze|solche)\p{L}? )?(?<noun>\p{L}+)/iu.exec(asked)
      ?.groups?.noun ?? '';
  const known = kindOf(noun);
  if (known) return { kind: known.kind, name: known.name, text: low };
  if (/^\p{Lu}/u.test(noun) && !isDeed(noun, text)) {
    if (/^geld$/iu.test(noun)) return { kind: 'money', name: 'euro', text: low };
    return { kind: noun.toLowerCase(), name: noun, text: low };
  }
  const kind = MEASURED.find(([pattern]) => pattern.test(low))?.[1] ?? null;
  const unit = /(?<!\p{L})in (?<unit>\p{L}+)/iu.exec(asked)?.groups?.unit;
  const inUnit = unit === undefined ? null : kindOf(unit);
  return { kind, name: inUnit && inUnit.kind === kind ? inUnit.name : '', text: low };
}

/** "Wie viele macht sie?" is written like a noun, and names nothing. */
const isDeed = (noun: string, text: string): boolean =>
  new RegExp(`wie ?viele? ${noun} (?:ich|er|sie|es|wir|man|das|die)(?!\\p{L})`, 'iu').test(text) &&
  text.split(new RegExp(`(?<!\\p{L})${noun.slice(0, 4)}`, 'u')).length === 2;

const SPANS: Readonly<Record<string, readonly [number, string, string]>> = {
  woche: [10_080, 'Woche', 'Wochen'],
  tag: [1_440, 'Tag', 'Tage'],
  abend: [1_440, 'Abend', 'Abende'],
  nacht: [1_440, 'Nacht', 'Nächte'],
  stunde: [60, 'Stunde', 'Stunden'],
};

/** An amount as it is told: in the unit it was asked or told in. */
export function sayAmount(value: number, kind: string, names: readonly string[]): string {
  if (kind === 'time') {
    const span = names.map((name) => SPANS[name]).find((one) => one && isEven(value / one[0]));
    if (span) {
      const count = value / span[0];
      return `${sayNumber(count)} ${count === 1 ? span[1] : span[2]}`;
    }
    if (names.includes('sekunde')) return `${sayNumber(round(value * 60))} Sekunden`;
    return Number.isInteger(round(value))
      ? sayMeasure(round(value), 'time', [...names])
      : `${sayNumber(value)} Minuten`;
  }
  if (kind === 'money') return sayMeasure(Math.round(value), 'money', []);
  if (isDimension(kind)) return sayMeasured(value, kind, names);
  if (kind === 'months')
    return names[0] === 'jahr' && value % 12 === 0
      ? `${value / 12} ${value === 12 ? 'Jahr' : 'Jahre'}`
      : `${sayNumber(value)} ${value === 1 ? 'Monat' : 'Monate'}`;
  if (kind === 'percent') return `${sayNumber(value)} Prozent`;
  if (kind === 'degrees') return `${sayNumber(value)} Grad`;
  return `${sayNumber(value)} ${names[0] ?? ''}`.trim();
}

const LARGE: Readonly<Record<string, string>> = {
  length: 'meter',
  weight: 'kilogramm',
  volume: 'liter',
};

/** In the larger of two units that were said, where that is short: "3,9 Kilogramm". */
function sayMeasured(value: number, kind: Dimension, names: readonly string[]): string {
  const large = kindOf(LARGE[kind] ?? '');
  const isShort =
    large !== null && value >= large.size && Number.isInteger(round((value / large.size) * 100));
  const isSaid = new Set(names).size > 1 && large !== null && names.includes(large.name);
  return isSaid && isShort
    ? sayMeasure(value, kind, [large.name])
    : sayMeasure(value, kind, [...names]);
}

const isEven = (value: number) => Number.isInteger(value * 2);

export const sayOne = ({ value, kind, name }: Measure): string => sayAmount(value, kind, [name]);
