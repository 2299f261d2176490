import { foldWord } from '@lux/german-text/fold-letters.ts';
import { readColour } from './read-colour.ts';
import type { Weather } from './setting.ts';
import type { WishColour } from './wish-colours.ts';

const sizes: Record<string, number> = {
  riese: 1.5,
  riesen: 1.5,
  gross: 1.35,
  monster: 1.4,
  mega: 1.4,
  mini: 0.6,
  zwerg: 0.6,
  baby: 0.65,
  klein: 0.68,
};

const weather: Record<string, Weather> = {
  schnee: 'snow',
  winter: 'snow',
  weihnacht: 'snow',
  regen: 'rain',
  party: 'party',
  geburtstag: 'party',
  zauber: 'magic',
  marchen: 'magic',
  feen: 'magic',
  glitzer: 'magic',
  herbst: 'autumn',
};

/** What the first part of a compound adds: Riesen-spinne is big, Rot-fuchs red, Schnee-hase snowy. */
export function modifierHints(modifier: string): {
  size?: number;
  colour?: WishColour;
  weather?: Weather;
} {
  const folded = foldWord(modifier);
  const root = folded.replace(/(?<=...)(s|es|n|en)$/, '');
  const size = sizes[folded] ?? sizes[root];
  const colour = readColour(folded === 'regenbogen' ? 'bunt' : modifier);
  const sky = weather[folded] ?? weather[root];
  return { ...(size && { size }), ...(colour && { colour }), ...(sky && { weather: sky }) };
}
