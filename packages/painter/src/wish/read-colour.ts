import { foldWord } from '@lux/german-text/fold-letters.ts';
import { type WishColour, wishColours } from './wish-colours.ts';

const ending = /(er|es|en|em|e|farben\w*|farbig\w*)$/;
/** "lilanes", "rosane": children give them endings with an n between. */
const joined = /n(er|es|en|em|e)$/;

/** "grüner", "hellblaue", "rosafarbenes" → the colour meant; undefined for any other word. */
export function readColour(word: string): WishColour | undefined {
  const folded = foldWord(word);
  const shade = /^(hell|dunkel|knall|himmel|gras|zart|pastell)(?=\w{3})/.exec(folded)?.[0] ?? '';
  const name = folded.slice(shade.length);
  const colour =
    wishColours[name] ??
    wishColours[name.replace(ending, '')] ??
    wishColours[name.replace(joined, '')] ??
    wishColours[folded];
  if (!colour) return undefined;
  const lighter = shade === 'hell' || shade === 'zart' || shade === 'pastell' ? 14 : 0;
  const change = shade === 'dunkel' ? -16 : lighter;
  const [hue, saturation, lightness] = colour.hsl;
  const hsl: WishColour['hsl'] = [hue, saturation, Math.min(94, lightness + change)];
  return change ? { label: `${shade}${colour.label}`, hsl } : colour;
}
