import type { WishFigure } from '../wish/wish.ts';

/** OpenMoji draws these as busts in one drawing; we draw everyone. */
const groups: Record<string, readonly string[]> = {
  '1F46A': ['1F469', '1F468', '1F467', '1F466'],
  '1F46B': ['1F469', '1F468'],
  '1F46C': ['1F468', '1F468'],
  '1F46D': ['1F469', '1F469'],
  '1F46F': ['1F467', '1F467'],
  '1F491': ['1F469', '1F468'],
  '1F48F': ['1F469', '1F468'],
};

/** Members of the groups of a wish, as figures after its own; `of` is the group's figure. */
export function expandGroups(figures: readonly WishFigure[]): {
  figures: WishFigure[];
  members: ReadonlyMap<number, number[]>;
} {
  const all = [...figures];
  const members = new Map<number, number[]>();
  figures.forEach((figure, at) => {
    const base = figure.hexcodes[0]?.split('-')[0] ?? '';
    const found = groups[base];
    if (!found || figure.person) return;
    const places = found.map(
      (hexcode) => all.push({ ...figure, hexcodes: [hexcode], count: 1 }) - 1,
    );
    members.set(at, places);
  });
  return { figures: all, members };
}
