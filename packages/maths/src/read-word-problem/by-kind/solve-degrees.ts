import { plainProblem } from '../shapes/plain-problem.ts';
import { tellWay } from '../shapes/ways.ts';
import { sayNumber } from '../units.ts';

const STATE = /(?<below>minus )?(?<!\d)(?<value>\d+) grad(?<under> unter (?:null|0))?/gu;
const WARMER = /^ ?(?:wärmer|mehr|höher|gestiegen|rauf|hoch|plus)(?!\p{L})/u;
const COLDER = /^ ?(?:kälter|weniger|tiefer|gesunken|gefallen|runter|minus)(?!\p{L})/u;
const RISES = /(?<!\p{L})(?:steigt|stieg|klettert) (?:\p{L}+ ){0,3}um $/u;
const FALLS = /(?<!\p{L})(?:sinkt|fällt|sank|fiel) (?:\p{L}+ ){0,3}um $/u;
const ASKS = /(?<!\p{L})wie ?(?:viele?|warm|kalt|hoch)(?!\p{L})/gu;
/** "Sieben Grad plus" is how warm it is. */
const IS_SIGNED = /^ ?(?:plus|minus)(?= |$)/u;
const ASKS_STEP = /(?<!\p{L})(?:um wie|unterschied|wärmer|kälter|gestiegen|gesunken)(?!\p{L})/u;

const say = (degrees: number) => `${sayNumber(degrees)} Grad`;

/** Degrees that rise and fall, also below zero; how many it is then, or by how many it changed. */
export function solveDegrees(said: string): string | null {
  const told = plainProblem(said);
  const start = [...told.matchAll(ASKS)].at(-1)?.index;
  if (start === undefined || !told.includes(' grad')) return null;
  const text = told.slice(0, start);
  const question = told.slice(start);
  const found = [...text.matchAll(STATE)].map((match) => {
    const { below, value, under } = match.groups ?? {};
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    if (IS_SIGNED.test(after) && ASKS_STEP.test(question)) {
      const isBelow = /^ ?minus/u.test(after) || below;
      return { isStep: false, degrees: Number(value) * (isBelow ? -1 : 1) };
    }
    const isDown = COLDER.test(after) || FALLS.test(before);
    const isStep = isDown || WARMER.test(after) || RISES.test(before);
    const degrees = Number(value) * (below || under ? -1 : 1);
    return { isStep, degrees: isStep && isDown ? -degrees : degrees };
  });
  const [first, second, ...more] = found;
  const count = told.match(/\d+/gu)?.length ?? 0;
  if (!first || !second || more.length > 1 || first.isStep || count !== found.length) return null;
  if (more.length === 0 && !second.isStep && ASKS_STEP.test(question))
    return tellStep(first.degrees, second.degrees);
  if (found.slice(1).some(({ isStep }) => !isStep) || ASKS_STEP.test(question)) return null;
  const steps: string[] = [];
  const end = found.slice(1).reduce((from, { degrees }) => {
    const sign = degrees < 0 ? 'minus' : 'plus';
    steps.push(`${say(from)} ${sign} ${say(Math.abs(degrees))} ist ${say(from + degrees)}`);
    return from + degrees;
  }, first.degrees);
  return `${tellWay(...steps)} Es sind ${say(end)}.`;
}

function tellStep(one: number, other: number): string {
  const [high, low] = one > other ? [one, other] : [other, one];
  if (low >= 0 || high < 0) {
    const [large, small] = [
      Math.max(Math.abs(high), Math.abs(low)),
      Math.min(Math.abs(high), Math.abs(low)),
    ];
    return `${tellWay(`${say(large)} minus ${say(small)} ist ${say(high - low)}`)} Es sind ${say(high - low)}.`;
  }
  const steps = [
    `von ${say(low)} bis null sind es ${say(-low)}`,
    `${say(-low)} plus ${say(high)} ist ${say(high - low)}`,
  ];
  return `${tellWay(...steps)} Es sind ${say(high - low)}.`;
}
