import { tellWay } from '../shapes/ways.ts';
import { sayNumber } from '../units.ts';
import { type Asked, sayAmount } from './asked.ts';
import type { Measure, Spoken } from './measures.ts';

const TRIANGLE = 180;
const ASKS_SIDE =
  /(?<!\p{L})(?:wie (?:breit|lang|hoch)|(?:andere|zweite|eine|jede|länge|breite)|seite\p{L}*|kante\p{L}*)(?!\p{L})/u;
const ASKS_AROUND = /(?<!\p{L})(?:umfang|zaun|drum ?herum|außen ?rum|rundherum)(?!\p{L})/u;
const AREA =
  /(?<!\p{L})\p{L}*(?:fläche|flächeninhalt|quadrat(?:zentimetern?|metern?|kilometern?))(?!\p{L})/u;

/** What is missing of a rectangle, a square or a triangle, where enough of it is told. */
export function solveFigure({ text, measures }: Spoken, asked: Asked): string | null {
  const low = text.toLowerCase();
  const told = low.slice(0, low.length - asked.text.length);
  const numbers = measures.filter(({ isOne }) => !isOne);
  const [one, two] = numbers;
  if (
    !one ||
    numbers.length > 2 ||
    /(?<!\p{L})(?:doppelt|halb|mehr|kleiner|größer)(?!\p{L})/u.test(low)
  )
    return null;
  if (/dreieck/u.test(low) && /winkel|grad/u.test(low)) return two ? thirdAngle(one, two) : null;
  const round = /kreis/u.test(low) ? ofCircle(one, told, asked) : null;
  if (round !== null) return round;
  if (/würfel/u.test(low) && /volumen|rauminhalt|kubik/u.test(asked.text) && !two)
    return ofCube(one);
  const isSquare = /(?<!\p{L})(?:quadrat|quadratisch\p{L}*)(?!\p{L})/u.test(low);
  if (isSquare && !two) return ofSquare(one, told, asked);
  const isRectangle = /rechteck|garten|beet|zimmer|feld|grundstück|teppich|spielplatz/u.test(low);
  return isRectangle && two && ASKS_SIDE.test(asked.text) ? otherSide(one, two, told) : null;
}

function ofCircle(one: Measure, told: string, asked: Asked): string | null {
  const [isAcross, asksRadius] = [/durchmesser/u.test(told), /radius/u.test(asked.text)];
  if (isAcross === /radius/u.test(told) || asksRadius === /durchmesser/u.test(asked.text))
    return null;
  if (isAcross !== asksRadius) return null;
  const say = (value: number) => sayAmount(value, one.kind, [one.name]);
  return isAcross
    ? `Der Radius ist die Hälfte vom Durchmesser. ${say(one.value)} geteilt durch 2 ist ${say(one.value / 2)}.`
    : `Der Durchmesser ist zweimal der Radius. 2 mal ${say(one.value)} ist ${say(2 * one.value)}.`;
}

function ofCube(one: Measure): string {
  const { own } = one;
  return `Länge mal Breite mal Höhe: ${own} mal ${own} mal ${own} ist ${sayNumber(own ** 3)}. Es sind ${sayNumber(own ** 3)} Kubik${unitOf(one).toLowerCase()}.`;
}

function thirdAngle(one: Measure, two: Measure): string | null {
  const both = one.own + two.own;
  if (both >= TRIANGLE) return null;
  return `Im Dreieck sind alle Winkel zusammen ${TRIANGLE} Grad. ${tellWay(`${sayNumber(one.own)} plus ${sayNumber(two.own)} ist ${sayNumber(both)}`, `${TRIANGLE} minus ${sayNumber(both)} ist ${sayNumber(TRIANGLE - both)}`)} Es sind ${sayNumber(TRIANGLE - both)} Grad.`;
}

/** Of a square one number tells all others. */
function ofSquare(one: Measure, told: string, asked: Asked): string | null {
  const unit = unitOf(one);
  if (AREA.test(told)) {
    const side = Math.sqrt(one.own);
    if (!Number.isInteger(side)) return null;
    const lead = `${side} mal ${side} ist ${one.own}. Eine Seite ist ${side} ${unit} lang.`;
    if (ASKS_AROUND.test(asked.text))
      return `${lead} 4 mal ${side} ist ${4 * side}. Der Umfang ist ${4 * side} ${unit}.`;
    return ASKS_SIDE.test(asked.text) ? lead : null;
  }
  if (!ASKS_AROUND.test(told) && ASKS_AROUND.test(asked.text))
    return `Alle 4 Seiten sind gleich lang. 4 mal ${sayNumber(one.own)} ist ${sayNumber(4 * one.own)}. Es sind ${sayNumber(4 * one.own)} ${unit}.`;
  if (!ASKS_AROUND.test(told) || AREA.test(asked.text)) return null;
  const side = one.own / 4;
  return `Alle 4 Seiten sind gleich lang. ${sayNumber(one.own)} geteilt durch 4 ist ${sayNumber(side)}. Eine Seite ist ${sayNumber(side)} ${unit} lang.`;
}

/** "Zentimeter" behind "64 Quadratzentimeter", too. */
function unitOf({ name }: Measure): string {
  const unit = name
    .toLowerCase()
    .replace(/^quadrat/u, '')
    .replace(/n$/u, '');
  return unit === '' ? '' : `${unit.charAt(0).toUpperCase()}${unit.slice(1)}`;
}

/** One side and the way around, or one side and the area. */
function otherSide(one: Measure, two: Measure, told: string): string | null {
  if (ASKS_AROUND.test(told)) {
    const [around, side] = one.value > two.value ? [one, two] : [two, one];
    const say = (value: number) => sayAmount(value, around.kind, [around.name]);
    const half = around.value / 2;
    const other = half - side.value;
    if (around.kind !== side.kind || other <= 0) return null;
    return `${tellWay(`Die Hälfte von ${say(around.value)} ist ${say(half)}`, `${say(half)} minus ${say(side.value)} ist ${say(other)}`)} Es sind ${say(other)}.`;
  }
  if (!AREA.test(told)) return null;
  const [area, side] = /quadrat/u.test(one.name.toLowerCase()) ? [one, two] : [two, one];
  const other = area.own / side.own;
  if (!/quadrat/u.test(area.name.toLowerCase()) || area.own < side.own) return null;
  return `${sayNumber(area.own)} geteilt durch ${sayNumber(side.own)} ist ${sayNumber(other)}. Es sind ${sayNumber(other)} ${unitOf(side) || unitOf(area)}.`;
}
