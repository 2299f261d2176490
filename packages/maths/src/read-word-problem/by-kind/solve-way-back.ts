import { plainProblem } from '../shapes/plain-problem.ts';
import { calculate, tellWay, thereAre } from '../shapes/ways.ts';

const GOES =
  /(?<!\p{L})(?:fährt|fahre|fahren|läuft|lauf|laufe|laufen|geht|gehe|geh|gehen|radelt|radle|radeln|braucht|brauche|brauch|brauchen|ist|sind)(?!\p{L})/u;
const AND_BACK =
  /(?<!\p{L})(?:hin und (?:wieder )?(?:zurück|her)|und (?:\p{L}+ ){0,4}?(?:wieder|abends|mittags|nachmittags) (?:\p{L}+ ){0,2}?(?:zurück|heim|nach hause))(?!\p{L})/u;
const WAY = /(?<a>\d+) (?<noun>kilometer|km|meter|minuten|schritte)(?!\p{L})/u;
const ASKS = /wie (?:viele?|weit|lange?)(?!\p{L})(?<asked>.*)$/u;
const OF_DAYS = /(?:in|an|nach) (?:(?<days>\d+) (?:schul)?tagen?|einer (?<week>woche|schulwoche))/u;
const OTHER_MATTER =
  /(?<!\p{L})(?:mehr|weniger|als|doppelt|halb|davon|schon|noch|umweg|mal|pro|je|kost\p{L}*|uhr)(?!\p{L})/u;

/** "Papa fährt 12 Kilometer zur Arbeit und abends wieder zurück": the way is gone twice, each day. */
export function solveWayBack(told: string): string | null {
  const text = plainProblem(told);
  const { a, noun } = WAY.exec(text)?.groups ?? {};
  const asked = ASKS.exec(text)?.groups?.asked;
  if (!a || !noun || asked === undefined || OTHER_MATTER.test(text)) return null;
  if (!GOES.test(text) || !AND_BACK.test(text)) return null;
  const { days, week } = OF_DAYS.exec(text)?.groups ?? {};
  const numbers = text.match(/\d+/gu)?.length ?? 0;
  if (numbers !== (days === undefined ? 1 : 2) || (week && /tag/.test(asked))) return null;
  const daily = calculate(2, 'mal', Number(a));
  const way = 'Hin und zurück ist der Weg zweimal.';
  const name = noun === 'km' ? 'kilometer' : noun;
  const count = week === undefined ? Number(days ?? 1) : week === 'woche' ? 7 : 5;
  if (count === 1) return `${way} ${tellWay(daily.step)} ${thereAre(daily.value, name)}`;
  const all = calculate(count, 'mal', daily.value);
  return `${way} ${tellWay(daily.step, all.step)} ${thereAre(all.value, name)}`;
}
