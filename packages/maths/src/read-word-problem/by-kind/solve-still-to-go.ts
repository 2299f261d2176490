import { capital, plainProblem } from '../shapes/plain-problem.ts';
import { calculate, tellWay } from '../shapes/ways.ts';

const TOLD =
  /^(?<head>[^\d]*)(?<whole>\d+) (?<noun>\p{L}{3,}|km)(?!\p{L})[^\d]* schon (?<done>\d+)(?: (?<other>\p{L}+))? (?<tail>[^\d]*)$/u;
const ASKS = /wie (?:viele?|lange?|weit)(?: \p{L}+){0,5} noch(?: \p{L}+){0,3}$/u;
const OTHER_MATTER =
  /(?<!\p{L})(?:dazu|mehr|weniger|jede\p{L}*|am tag|pro|je|kost\p{L}*|spar\p{L}*|alt|als|doppelt|halb|uhr|cent|bekommen|gekriegt)(?!\p{L})/u;

/** "Der Film dauert 90 Minuten, und wir haben schon 70 geguckt": of a whole, what is still to come. */
export function solveStillToGo(told: string): string | null {
  const text = plainProblem(told);
  const { whole, done, noun = '', other } = TOLD.exec(text)?.groups ?? {};
  if (whole === undefined || done === undefined) return null;
  if (!ASKS.test(text) || OTHER_MATTER.test(text)) return null;
  const isSameThing =
    other === undefined ||
    other === noun ||
    /^ge\p{L}+|^(?:ver|be|er)\p{L}+t$|^hinter|^weg|^davon/u.test(other);
  const left = calculate(Number(whole), 'minus', Number(done));
  if (!isSameThing || left.value < 1) return null;
  const verb = left.value === 1 ? 'fehlt' : 'fehlen';
  const thing = left.value === 1 ? '' : ` ${capital(noun === 'km' ? 'kilometer' : noun)}`;
  return `${tellWay(left.step)} Es ${verb} noch ${left.value}${thing}.`;
}
