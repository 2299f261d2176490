import { FACTORS } from '../factors.ts';
import { plainProblem, sayMoney } from '../shapes/plain-problem.ts';
import { tellWay } from '../shapes/ways.ts';
import { sayNumber } from '../units.ts';

const SHARED =
  /(?<!\p{L})teil(?:en|t|e)(?!\p{L})|(?<!\p{L})(?:geteilt|aufgeteilt|verteilt|aufteilen)(?!\p{L})/u;
const WHOLE = /(?<!\d)(?<whole>\d+) (?<noun>\p{L}+)/u;
const BY_FACTOR = new RegExp(
  `(?<one>\\p{L}+) (?:davon |dabei )?(?:kriegt|bekommt|krieg|bekomme|kriege|erhält|nimmt|hat|soll|bekommst) (?<factor>${Object.keys(FACTORS).join('|')}|\\d+ ?mal) so ?viele? (?:\\p{L}+ )?wie (?:d(?:er|ie|as) |mein\\p{L}* |ihr\\p{L}* |sein\\p{L}* )?(?<other>\\p{L}+)`,
  'u',
);
const ASKS =
  /(?<!\p{L})wie ?viele? (?:\p{L}+ )??(?:kriegt?|bekommt?|bekomme|kriege|hat|hab|erhält|habe) (?:dann |denn )?(?:d(?:er|ie|as) |mein\p{L}* |ihr\p{L}* |sein\p{L}* )?(?<asked>\p{L}+)/u;

/** Two share, and one gets twice as much as the other: what there is are three equal parts. */
export function solveUnequalSharing(said: string): string | null {
  const text = plainProblem(said);
  const groups = BY_FACTOR.exec(text)?.groups;
  const asked = ASKS.exec(text)?.groups?.asked;
  if (!groups || asked === undefined || !SHARED.test(text)) return null;
  const { one = '', other = '', factor: word = '' } = groups;
  const factor = FACTORS[word] ?? Number.parseInt(word, 10);
  const rest = text.replace(groups.factor ?? '', ' ').replace(/(?<!\d)2 (?=\p{L}+ teilen)/u, ' ');
  const whole = WHOLE.exec(rest)?.groups;
  if (!whole || rest.match(/\d+/gu)?.length !== 1 || (asked !== one && asked !== other))
    return null;
  const all = Number(whole.whole);
  const small = all / (factor + 1);
  if (!Number.isInteger(small)) return null;
  const isMoney = whole.noun === 'cent';
  const say = (value: number) => (isMoney ? sayMoney(value) : sayNumber(value));
  const steps = [
    `zusammen sind es ${factor + 1} gleiche Teile`,
    `${say(all)} geteilt durch ${factor + 1} ist ${say(small)}`,
  ];
  if (asked === one) steps.push(`${factor} mal ${say(small)} ist ${say(factor * small)}`);
  return `${tellWay(...steps)} Es sind ${say(asked === one ? factor * small : small)}.`;
}
