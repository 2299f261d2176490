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

/** The wish in words again: „3 Drache in grün, Schloss“, which the painter reads as meant. */
export function promptOfChips(chips: readonly WishChip[]): string {
  return chips.reduce((prompt, { kind, text }, index) => {
    if (prompt === '') return wordOf(kind, text);
    if (kind === 'colour') return `${prompt} in ${text}`;
    if (chips[index - 1]?.kind === 'count') return `${prompt} ${text}`;
    return `${prompt}, ${wordOf(kind, text)}`;
  }, '');
}

function wordOf(kind: WishChip['kind'], text: string): string {
  return kind === 'count' ? text.replace(/\D/g, '') : text;
}

/** „3 mal Drache, grün und Schloss“, to be said. */
export function sayChips(chips: readonly WishChip[]): string {
  const parts: string[] = [];
  chips.forEach(({ kind, text }, index) => {
    if (kind === 'count') return;
    const count = chips[index - 1];
    parts.push(count?.kind === 'count' ? `${wordOf('count', count.text)} mal ${text}` : text);
  });
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} und ${last}`;
}
