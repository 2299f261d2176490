import type { WishChip } from '@lux/contracts/media/picture.ts';
import type { Settings } from './create-settings.ts';
import type { Wish, WishFigure } from './wish.ts';

/** More would not be read before the picture is there. */
const MOST_CHIPS = 8;
const MOST_MISSING = 3;

/** What was understood in a few words: "3 ×", "Drache", "grün", "Wald", and what cannot be painted. */
export function chipsOf(wish: Wish, settings: Settings): WishChip[] {
  const { figures, setting, unknownWords, notShown } = wish;
  const around = setting.words.map(
    (text): WishChip => ({ text, kind: settings.find(text)?.place ? 'place' : 'weather' }),
  );
  const shown = onlyOnce([...figures.flatMap(figureChips), ...around]);
  if (shown.length === 0) return [];
  const missing = [...new Set([...unknownWords, ...notShown])]
    .slice(0, MOST_MISSING)
    .map((text): WishChip => ({ text, kind: 'missing' }));
  return [...shown.slice(0, MOST_CHIPS - missing.length), ...missing];
}

function figureChips({ label, colour, count, wears, pattern, parts = [] }: WishFigure): WishChip[] {
  const clothes = wears.flatMap((worn): WishChip[] => {
    if (worn.figure !== undefined || !worn.label) return [];
    return [{ text: worn.label, kind: 'figure' }, ...colourChip(worn.colour)];
  });
  return [
    ...(count > 1 ? [{ text: `${count} ×`, kind: 'count' } as const] : []),
    { text: label, kind: 'figure' },
    ...colourChip(colour),
    ...clothes,
    ...(pattern ? [{ text: pattern.label, kind: 'colour' } as const] : []),
    ...parts.map(({ label: text }): WishChip => ({ text, kind: 'colour' })),
  ];
}

const colourChip = (colour: WishFigure['colour']): WishChip[] =>
  colour ? [{ text: colour.label, kind: 'colour' }] : [];

/** Each thing once; numbers and colours belong to the one beside them. */
function onlyOnce(chips: WishChip[]): WishChip[] {
  const seen = new Set<string>();
  return chips.filter(({ text, kind }) => {
    if (kind === 'count' || kind === 'colour') return true;
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}
