import { sayMoney } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { tellWay } from '@lux/maths/read-word-problem/shapes/ways.ts';
import { type EverydayReader, takesAll } from './everyday-text.ts';

const LESS =
  /(?<!\p{L})(?:billiger|rabatt|reduziert|günstiger|weniger|nachlass|runtergesetzt|heruntergesetzt)(?!\p{L})/u;
const MORE = /(?<!\p{L})(?:teurer|mehr|aufschlag|trinkgeld|zinsen)(?!\p{L})/u;

/** "Ein Pulli kostet 40 Euro und ist 25 Prozent billiger, was kostet der jetzt?" */
export const readPercentOff: EverydayReader = (told) => {
  const percent = Number(/(?<!\d)(\d+) ?(?:prozent|%)/u.exec(told.text)?.[1]);
  const price = Number(/(?<!\d)(\d+) cent/u.exec(told.text)?.[1]);
  const isLess = LESS.test(told.text);
  if (!(percent > 0) || !(price > 0) || isLess === MORE.test(told.text)) return null;
  if (!takesAll(told, percent, price) || !/was |wie ?viel|wie teuer/u.test(told.text)) return null;
  const part = (price * percent) / 100;
  if (!Number.isInteger(part)) return null;
  const share = `${percent} Prozent von ${sayMoney(price)} sind ${sayMoney(part)}`;
  const asksPart = /(?<!\p{L})(?:spar\p{L}*|wie ?viel (?:ist|sind) das)(?!\p{L})/u.test(told.text);
  if (asksPart) return `${tellWay(share)} So viel ist das.`;
  const value = isLess ? price - part : price + part;
  const step = `${sayMoney(price)} ${isLess ? 'minus' : 'plus'} ${sayMoney(part)} ist ${sayMoney(value)}`;
  return `${tellWay(share, step)} Das kostet ${sayMoney(value)}.`;
};
