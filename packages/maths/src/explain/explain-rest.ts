import { written } from './written.ts';

/** The way to a quotient with what remains, for whole numbers from 1 on. */
export function explainRest(left: number, right: number): string {
  const quotient = Math.floor(left / right);
  const [below, above] = [quotient * right, (quotient + 1) * right];
  return `${written(quotient)} · ${right} = ${written(below)} passt noch in die ${written(left)}, ${written(quotient + 1)} · ${right} = ${written(above)} ist schon zu groß. Von ${written(below)} bis ${written(left)} ${left - below === 1 ? 'fehlt' : 'fehlen'} ${left - below}, also ${written(quotient)} Rest ${left - below}.`;
}
