import { tellWay } from '../shapes/ways.ts';
import { nameUnit, sayNumber } from '../units.ts';
import { type Asked, sayAmount } from './asked.ts';
import { addUp, type Item, readItems } from './items.ts';
import { kindOf, round, type Spoken } from './measures.ts';
import { whatIsLeft } from './money-left.ts';

const ASKS_ALL =
  /(?<!\p{L})(?:zusammen|insgesamt|gesamt\p{L}*|alles?|summe|macht (?:das|es)|kost\p{L}* (?:das|es|der einkauf|mein einkauf)|schlepp\p{L}*|was (?:muss|müssen|zahl\p{L}*|bezahl\p{L}*)|wie schwer .*(?:voll\p{L}*|gepackt\p{L}*|fertig\p{L}*|ganze))(?!\p{L})/u;
const ASKS_AVERAGE = /(?<!\p{L})(?:durchschnitt\p{L}*|im schnitt|mittelwert)(?!\p{L})/u;
const MEASURED = /^(?:money|length|weight|volume|time)$/u;
const ASKS_BACK =
  /(?<!\p{L})(?:zurück|wieder|rückgeld|wechselgeld|raus|heraus|übrig|noch|rest|reicht|reichen|genug)(?!\p{L})/u;
const OTHER_MATTER =
  /(?<!\p{L})(?:mehr|weniger|älter|jünger|doppelt|halb|hälfte|drittel|viertel|prozent|mal|verloren|gespart|spar\p{L}*|verdien\p{L}*|geliehen|günstiger|billiger|teurer|uhr|jede[rsmn]? weitere\p{L}*|erste|rabatt|statt|teilen|geteilt|wenn .* nur|als)(?!\p{L})/u;

/** Several prices, weights or lengths, some of them for each of so many: their sum, their average, or what is left of money. */
export function solveTotal({ text, words, measures }: Spoken, asked: Asked): string | null {
  const low = text.toLowerCase();
  if (OTHER_MATTER.test(low.replace(/^\d+ mal (?=bin|hab|sind)/u, ''))) return null;
  const isAverage = ASKS_AVERAGE.test(low);
  const counted = isAverage ? measures.filter(({ at }) => words[at + 1] !== 'mal') : measures;
  const [measured] = counted.filter(({ kind }) => MEASURED.test(kind));
  const kind = measured?.kind ?? asked.kind;
  if (kind === null) return null;
  const names = counted.filter((one) => one.kind === kind).map(({ name }) => name);
  const say = (value: number) =>
    sayAmount(round(value), measured ? kind : '', measured ? names : []);
  const items = readItems(words, counted, kind, say);
  if (items === null || items.length < 2) return null;
  if (isAverage) return average(items, say);
  if (kind === 'money' && ASKS_BACK.test(asked.text)) return whatIsLeft(words, items, asked, say);
  // "Wie viele Minuten sind 2 Stunden und noch 45 Minuten?"
  const unit = kindOf(asked.name);
  if (unit !== null && /^wie ?viele? \p{L}+ (?:sind|ist|ergeben|macht)/u.test(asked.text)) {
    const isInside = measures.every(({ at }) => at > words.length - asked.text.split(' ').length);
    return unit.kind === kind && isInside ? sum(items, (value) => sayIn(value, unit)) : null;
  }
  if (!measured)
    return items.some(({ step }) => step !== null) ? sum(items, say, asked.name) : null;
  if (kind === 'time') return null;
  const isOfKindAsked = asked.kind === null || asked.kind === kind;
  const isSum =
    /^(?:wie ?viel|was) (?:geld )?(?:ist|sind|macht) das$/u.test(asked.text) &&
    items.some(({ step }) => step !== null);
  return (isSum || ASKS_ALL.test(asked.text)) &&
    isOfKindAsked &&
    !/(?<!\p{L})noch(?!\p{L})/u.test(asked.text)
    ? sum(items, say)
    : null;
}

const sayIn = (value: number, { size, name }: { size: number; name: string }) =>
  `${sayNumber(round(value / size))} ${nameUnit(name, value / size)}`;

function sum(items: readonly Item[], say: (value: number) => string, noun = ''): string {
  const { steps, all } = addUp(items, say);
  return `${tellWay(...steps)} Es sind ${`${say(all)} ${noun}`.trim()}.`;
}

function average(items: readonly Item[], say: (value: number) => string): string {
  const { steps, all } = addUp(items, say);
  const mean = round(all / items.length);
  return `${tellWay(...steps, `${say(all)} geteilt durch ${items.length} ist ${say(mean)}`)} Es sind ${say(mean)}.`;
}
