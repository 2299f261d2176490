import { readAmounts, readPieces } from '../read-amounts.ts';
import { tellWay, thereAre } from '../shapes/ways.ts';
import { readUnit, sayMeasure } from '../units.ts';

const GOAL = /^(?:soll|sollen|will|wollen|muss|müssen|möchte|möchten|insgesamt|ziel)$/;
const DONE = /^(?:schon|bereits|geschafft|hinter)$/;
const ASKS_LEFT =
  /(?<!\p{L})wie ?viele? (?<noun>\p{L}+)?.*(?<!\p{L})(?:noch|fehlen|übrig)(?!\p{L})/u;
const BOUNDARY = /^(?:und|ich|wir|er|sie|dann|aber|[.,;])$/;

/**
 * One lap is so long, the way is so long, and some laps are done: what is left is counted in laps where
 * laps are asked for.
 */
export function solveLaps(said: string): string | null {
  const text = said.toLowerCase();
  const question = ASKS_LEFT.exec(text);
  if (!question || readUnit(question.groups?.noun ?? '')) return null;
  const pieces = readPieces(text.slice(0, question.index));
  const words = pieces.map(({ word }) => word);
  const amounts = readAmounts(pieces).filter(({ isArticle, dimension }) => !isArticle || dimension);
  const lengths = amounts.filter(({ dimension }) => dimension === 'length');
  const counts = amounts.filter(({ dimension }) => dimension === null);
  const [done, ...others] = counts;
  if (lengths.length !== 2 || !done || others.length > 0) return null;
  const clauseBefore = (at: number) => {
    const from = words.slice(0, at).findLastIndex((word) => BOUNDARY.test(word));
    return words.slice(Math.max(from, 0), at);
  };
  const way = lengths.find(({ at, end }) =>
    [...clauseBefore(at), words[end] ?? ''].some((word) => GOAL.test(word)),
  );
  const lap = lengths.find((one) => one !== way);
  const isDone = [...clauseBefore(done.at), ...words.slice(done.end)].some((word) =>
    DONE.test(word),
  );
  if (!way || !lap || !isDone) return null;
  const all = way.value / lap.value;
  const left = all - done.value;
  if (!Number.isInteger(all) || left < 0) return null;
  const say = ({ value, units }: typeof way) => sayMeasure(value, 'length', units);
  const steps = [
    `${say(way)} geteilt durch ${say(lap)} ist ${all}`,
    `${all} minus ${done.value} ist ${left}`,
  ];
  return `${tellWay(...steps)} ${thereAre(left, done.noun ?? question.groups?.noun ?? '')}`;
}
