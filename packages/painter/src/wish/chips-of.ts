import type { WishChip } from '@lux/contracts/media/wish-chip.ts';
import type { Settings } from './create-settings.ts';
import type { Wish } from './wish.ts';

/** More would not be read before the picture is there. */
const MOST_CHIPS = 8;

/** What was understood in a few words: "3 ×", "Drache", "grün", "Wald". Each thing once. */
export function chipsOf({ figures, setting }: Wish, settings: Settings): WishChip[] {
  const chips = figures.flatMap(({ label, colour, count }): WishChip[] => [
    ...(count > 1 ? [{ text: `${count} ×`, kind: 'count' } as const] : []),
    { text: label, kind: 'figure' },
    ...(colour ? [{ text: colour.label, kind: 'colour' } as const] : []),
  ]);
  const around = setting.words.map(
    (text): WishChip => ({ text, kind: settings.find(text)?.place ? 'place' : 'weather' }),
  );
  const seen = new Set<string>();
  return [...chips, ...around]
    .filter(({ text, kind }) => {
      if (kind === 'count' || kind === 'colour') return true;
      if (seen.has(text)) return false;
      seen.add(text);
      return true;
    })
    .slice(0, MOST_CHIPS);
}
