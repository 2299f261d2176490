import { plainProblem, sayMoney } from '../shapes/plain-problem.ts';
import { tellWay } from '../shapes/ways.ts';

const GIVES =
  /(?<!\p{L})(?:geschenkt|gegeben|bekommen|gekriegt|gefunden|gespart|verdient|gewonnen|schenkt|gibt|gab|kriege?|bekomme?)(?!\p{L})/u;
const TO_ME = /(?<!\p{L})(?:mir|uns|ich|wir)(?!\p{L})/u;
/** Somebody else has it, something goes, or it is compared or told for each. */
const OTHER_MATTER =
  /(?<!\p{L})(?:mehr|weniger|als|doppelt|\p{L}+mal|halb|hälfte|drittel|viertel|davon|verlor\p{L}*|verlier\p{L}*|verschenk\p{L}*|abgegeben|gegessen|ausgegeben|ausgebe|verkauf\p{L}*|kost\p{L}*|kauf\p{L}*|gekauft|bezahlt|jede\p{L}*|je|pro|täglich|zurück|fehl\p{L}*|brauch\p{L}*|übrig|plus|minus|teil\p{L}*|ihm|ihr|ihnen|dir|aber)(?!\p{L})/u;
const TO_OTHERS =
  /(?<!\p{L})(?:hat|haben|gibt|gab|schenkt|habe|hab) (?!mir|uns|ich|wir|noch|schon|er|sie|von|zum)\p{L}+ (?:noch )?\d|(?<!\p{L})(?:gebe|schenke) /u;
/** A stranger's money is nothing to add up. */
const OF_STRANGER =
  /(?<!\p{L})(?:mann|typ|jemand\p{L}*|fremde?\p{L}*|nachbar\p{L}*|trainer\p{L}*|kerl|geheim\p{L}*)(?!\p{L})/u;
const ASKS =
  /wie ?viele?(?: geld| euro| cent| \p{L}+)? (?:hab|habe|haben|ist|sind|macht)(?:[^\d]*)$/u;
const AMOUNT = /(?<value>\d+)(?: (?<noun>cent))?/gu;
const LEAST = 3;

/**
 * "Oma hat mir 20 Euro geschenkt und Onkel Ralf 15 und ich hatte schon 8": all that came together. Only
 * the first of them needs its unit.
 */
export function solveGifts(told: string): string | null {
  const text = plainProblem(told).replace(
    /(?<= )(?:hatte|habe|hab) (?:ja )?(?:schon|noch)(?= )/gu,
    'habe',
  );
  if (!GIVES.test(text) || !TO_ME.test(text) || !ASKS.test(text)) return null;
  if (OTHER_MATTER.test(text) || TO_OTHERS.test(text) || OF_STRANGER.test(text)) return null;
  const found = [...text.matchAll(AMOUNT)];
  const isMoney = found[0]?.groups?.noun === 'cent';
  if (found.length < LEAST || !isMoney) return null;
  const values = found.map(({ groups }) =>
    groups?.noun === 'cent' ? Number(groups.value) : Number(groups?.value) * 100,
  );
  const isCounted = found.some(({ 0: amount, index, groups }) => {
    const next = text.slice(index + amount.length).trimStart();
    return (
      groups?.noun === undefined &&
      !/^(?:und|von|dazu|im|in|auf|wie|ich|geschenkt|gegeben|zum|gespart|$)/u.test(next)
    );
  });
  if (isCounted) return null;
  const steps: string[] = [];
  const sum = values.reduce((before, value) => {
    steps.push(`${sayMoney(before)} plus ${sayMoney(value)} ist ${sayMoney(before + value)}`);
    return before + value;
  });
  return `${tellWay(...steps)} Es sind ${sayMoney(sum)}.`;
}
