import type { WishChip } from '@lux/contracts/media/picture.ts';

/** The chips without one of them; a figure takes its number and its colour along. */
export function withoutChip<Chip extends WishChip>(chips: readonly Chip[], index: number): Chip[] {
  const isFigure = chips[index]?.kind === 'figure';
  const isOwn = (at: number) =>
    at === index ||
    (isFigure && at === index - 1 && chips[at]?.kind === 'count') ||
    (isFigure && at === index + 1 && chips[at]?.kind === 'colour');
  return chips.filter((_chip, at) => !isOwn(at));
}

/** What is in the picture; the rest was said and cannot be painted. */
export const paintable = <Chip extends WishChip>(chips: readonly Chip[]): Chip[] =>
  chips.filter(({ kind }) => kind !== 'missing');

/** The wish in words again: „3 Drache in grün, Schloss“, which the painter reads as meant. */
export function promptOfChips(chips: readonly WishChip[]): string {
  return paintable(chips).reduce((prompt, { kind, text }, index) => {
    if (prompt === '') return wordOf(kind, text);
    if (kind === 'colour') return `${prompt} in ${text}`;
    if (paintable(chips)[index - 1]?.kind === 'count') return `${prompt} ${text}`;
    return `${prompt}, ${wordOf(kind, text)}`;
  }, '');
}

function wordOf(kind: WishChip['kind'], text: string): string {
  return kind === 'count' ? text.replace(/\D/g, '') : text;
}

/** „3 mal Drache, grün und Schloss“, to be said. */
export function sayChips(chips: readonly WishChip[]): string {
  const parts: string[] = [];
  paintable(chips).forEach(({ kind, text }, index) => {
    if (kind === 'count') return;
    const count = paintable(chips)[index - 1];
    parts.push(count?.kind === 'count' ? `${wordOf('count', count.text)} mal ${text}` : text);
  });
  return inList(parts);
}

/**
 * "„Glurak“ fehlt leider im Bild."; empty where all can be painted. Without "ich": beside a child's
 * word such as "klauen" the gate would take LUX's sentence for a wish of its own.
 */
export function sayMissing(chips: readonly WishChip[]): string {
  const missing = chips.filter(({ kind }) => kind === 'missing').map(({ text }) => `„${text}“`);
  const verb = missing.length > 1 ? 'fehlen' : 'fehlt';
  return missing.length === 0 ? '' : `${inList(missing)} ${verb} leider im Bild.`;
}

function inList(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} und ${last}`;
}
