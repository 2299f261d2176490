import { sayMoney } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { tellWay } from '@lux/maths/read-word-problem/shapes/ways.ts';
import { type EverydayReader, takesAll } from './everyday-text.ts';

const THAT_IS_MORE =
  /(?<a>\d+)(?<unit> cent)?(?: (?!cent)\p{L}{3,})? (?:und )?das (?:ist|sind) (?<b>\d+)(?: cent)?(?: \p{L}{3,})? (?<how>mehr|weniger|teurer|billiger) als (?:\p{L}+ ){0,2}?\p{L}+(?: hat)? (?:was|wie ?viele?).*(?<!\p{L})(?:zusammen|beide|beides)(?!\p{L})/u;

/** "Ein Buch kostet 12 Euro, das ist 3 Euro mehr als das Heft, was kostet beides?" */
export const readThatIsMore: EverydayReader = (told) => {
  const found = THAT_IS_MORE.exec(told.text)?.groups;
  const [a, b] = [Number(found?.a), Number(found?.b)];
  if (!found || !takesAll(told, a, b)) return null;
  const isMore = /^(?:mehr|teurer)$/u.test(found.how ?? '');
  const other = isMore ? a - b : a + b;
  if (other < 0) return null;
  const say = (value: number) => (found.unit === undefined ? String(value) : sayMoney(value));
  return `${tellWay(`${say(a)} ${isMore ? 'minus' : 'plus'} ${say(b)} ist ${say(other)}`, `${say(a)} plus ${say(other)} ist ${say(a + other)}`)} Es sind ${say(a + other)}.`;
};

const MORE_TOGETHER =
  /(?<one>\p{L}{2,}) (?:hat|ist|kostet) (?<by>\d+)(?<unit> cent)?(?: (?!cent)\p{L}{3,})? (?<how>mehr|weniger|älter|jünger|teurer|billiger)(?: \p{L}{3,})? als (?:der |die |das |mein\p{L}* |ihr\p{L}* |sein\p{L}* )?(?<two>\p{L}{2,}) (?:und )?(?:zusammen (?:haben|sind|kosten) (?:sie|die|beide|es) (?<all>\d+)|(?:sie|beide) (?:haben|sind|kosten) zusammen (?<all2>\d+))/u;
const ASKS_EACH = /(?<!\p{L})(?:jede[rs]?|beide\p{L}?|die zwei)(?!\p{L})[^\d]*$/u;

/** "Lina hat 5 Euro mehr als Tom, zusammen haben sie 25, wie viel hat jeder?" */
export const readMoreTogether: EverydayReader = (told) => {
  const found = MORE_TOGETHER.exec(told.text)?.groups;
  const [by, all] = [Number(found?.by), Number(found?.all ?? found?.all2)];
  if (!found || !takesAll(told, by, all) || !ASKS_EACH.test(told.text)) return null;
  const less = (all - by) / 2;
  if (less < 0 || !Number.isInteger(less)) return null;
  const say = (value: number) => (found.unit === undefined ? String(value) : sayMoney(value));
  const way = tellWay(
    `${say(all)} minus ${say(by)} ist ${say(all - by)}`,
    `die Hälfte davon ist ${say(less)}`,
    `${say(less)} plus ${say(by)} ist ${say(less + by)}`,
  );
  return `${way} Es sind ${say(less + by)} und ${say(less)}.`;
};

const RIDDLE =
  /(?:(?<word>das doppelte|das dreifache|die hälfte)|(?<times>\d+) mal) (?:von )?(?:mein|ein)(?:er|e) zahl (?<sign>plus|minus|und|weniger) (?<by>\d+) (?:ist|ergibt|gibt|macht|sind) (?<result>\d+)/u;
const FACTORS: Readonly<Record<string, number>> = {
  'das doppelte': 2,
  'das dreifache': 3,
  'die hälfte': 0.5,
};

/** "Das Doppelte von meiner Zahl plus 5 ist 17." */
export const readNumberRiddle: EverydayReader = (told) => {
  const found = RIDDLE.exec(told.text)?.groups;
  const factor = FACTORS[found?.word ?? ''] ?? Number(found?.times);
  const [by, result] = [Number(found?.by), Number(found?.result)];
  const raw = found?.times === undefined ? [] : [factor];
  if (!found || !(factor > 0) || !takesAll(told, by, result, ...raw)) return null;
  const isAdded = /^(?:plus|und)$/u.test(found.sign ?? '');
  const before = isAdded ? result - by : result + by;
  const value = before / factor;
  if (before < 0 || !Number.isInteger(value)) return null;
  const back =
    factor === 0.5
      ? `2 mal ${before} ist ${value}`
      : `${before} geteilt durch ${factor} ist ${value}`;
  return `Rechne rückwärts. ${tellWay(`${result} ${isAdded ? 'minus' : 'plus'} ${by} ist ${before}`, back)} Die Zahl ist ${value}.`;
};
