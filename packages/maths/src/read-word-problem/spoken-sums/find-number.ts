import { round } from '../spoken/measures.ts';
import { plainSpoken } from '../spoken/plain-spoken.ts';
import { sayNumber } from '../units.ts';
import { doStep, readSteps, type Step } from './read-steps.ts';

const BLANK =
  '(?:irgendwas|irgendeine zahl|welche zahl|eine zahl|was|wie ?viel|x|fragezeichen|lücke|hm+|etwas|meine zahl|die zahl)';
const LEAD =
  /^(?:was (?:kommt|muss|fehlt|gehört)(?: da)?(?: hin| rein| in die lücke)?|welche zahl (?:fehlt|passt)(?: da| hier)?|was fehlt(?: hier| da)?|setz die zahl ein|also|und) /u;
const RESULT =
  /^(?<sum>.+?) (?:ist gleich|ist|sind|ergibt|ergeben|gibt|macht|gleich)(?: das| dann)? (?<result>(?:minus )?\d+(?:,\d+)?)(?: raus)?(?: (?:was|welche|wie ?viel|wie heißt)(?: \p{L}+){0,5})?$/u;

/** "Acht mal irgendwas minus vier ist 36": the number that is not said. */
export function solveBlank(told: string): string | null {
  const text = plainSpoken(told)
    .toLowerCase()
    .replace(LEAD, '')
    .replace(/^(?:was|welche zahl) /u, (word) => (/^was (?:ist|sind)/u.test(word) ? '' : word));
  const { sum, result } = RESULT.exec(text)?.groups ?? {};
  if (sum === undefined || result === undefined) return null;
  const blank = new RegExp(`(?<![\\p{L}\\d])${BLANK}(?![\\p{L}])`, 'gu');
  if ([...sum.matchAll(blank)].length !== 1) return null;
  const at = (value: number) => {
    const read = readSteps(sum.replace(blank, String(value)));
    return read && !read.isChained ? read.value : null;
  };
  const [one, two, three] = [at(1), at(2), at(3)];
  const wanted = Number(result.replace('minus ', '-').replace(',', '.'));
  if (one === null || two === null || three === null || one === two) return null;
  const number =
    Math.abs(three - two - (two - one)) < 1e-9
      ? 1 + (wanted - one) / (two - one)
      : // "Was geht in 36 durch …": the number divides.
        one / wanted;
  const checked = at(number);
  if (
    checked === null ||
    Math.abs(checked - wanted) > 1e-6 ||
    !Number.isInteger(round(number * 10))
  )
    return null;
  const filled = sum.replace(blank, sayNumber(round(number)));
  return `Die Zahl ist ${sayNumber(round(number))}, denn ${filled} ist ${sayNumber(wanted)}.`;
}

const IS_BACKWARDS = /(?<!\p{L})(?:rückwärts|davor)(?!\p{L})/u;
const END = /(?:am ende|zum schluss|am schluss|raus ?gekommen|heraus)(?: \p{L}+){0,3} (?<end>\d+)/u;
const DONE =
  /(?<!\p{L})(?<sign>mal|plus|minus|geteilt durch|durch) (?<by>\d+)|(?<by2>\d+) (?<sign2>dazu|weg|ab)/gu;
const UNDONE: Readonly<Record<string, Step['sign']>> = {
  mal: 'geteilt durch',
  plus: 'minus',
  dazu: 'minus',
  minus: 'plus',
  weg: 'plus',
  ab: 'plus',
  durch: 'mal',
  'geteilt durch': 'mal',
};

/** "Am Ende 18, davor mal 3, davor plus 2": told from its end. */
export function solveBackwards(told: string): string | null {
  const text = plainSpoken(told).toLowerCase();
  const end = END.exec(text);
  if (!IS_BACKWARDS.test(text) || !end?.groups?.end) return null;
  const done = [...text.slice(end.index + end[0].length).matchAll(DONE)];
  if (done.length < 2 || (text.match(/\d+/gu) ?? []).length !== done.length + 1) return null;
  let value = Number(end.groups.end);
  const steps: string[] = [];
  for (const { groups } of done) {
    const by = Number(groups?.by ?? groups?.by2);
    const sign = UNDONE[groups?.sign ?? groups?.sign2 ?? ''];
    if (sign === undefined) return null;
    const next = doStep(value, { sign, by });
    steps.push(`${sayNumber(value)} ${sign} ${by} ist ${sayNumber(round(next))}`);
    value = round(next);
  }
  return Number.isInteger(value)
    ? `Rechne rückwärts: ${steps.join(', dann ')}. Die Zahl ist ${sayNumber(value)}.`
    : null;
}
