import type { Bitmap } from './bitmap.ts';

/** A line through pixels, from one end or fork to the next. */
export type Line = { pixels: number[]; isRing: boolean; freeEnds: number };

/** Follows lines of one pixel's width from fork to fork. */
export function followLines({ width, on }: Bitmap): Line[] {
  const straight = [-width, 1, width, -1];
  const across = [-width - 1, -width + 1, width + 1, width - 1];
  /** Neighbours across a corner count only where no straight step leads there. */
  const neighboursOf = (at: number): number[] => {
    const found = straight.map((step) => at + step).filter((to) => on[to]);
    for (const step of across) {
      const to = at + step;
      if (!on[to]) continue;
      const isReached = straight.some(
        (side) => on[at + side] && straight.some((next) => at + side + next === to),
      );
      if (!isReached) found.push(to);
    }
    return found;
  };
  const lines: Line[] = [];
  const walked = new Set<number>();
  const keyOf = (from: number, to: number) => {
    const step = Math.abs(to - from);
    return Math.min(from, to) * 4 + (step === 1 ? 0 : step - width + 2);
  };
  const done = new Uint8Array(on.length);
  const follow = (start: number, first: number, isRing: boolean) => {
    const pixels = [start];
    let [last, at] = [start, first];
    for (;;) {
      walked.add(keyOf(last, at));
      pixels.push(at);
      done[at] = 1;
      const next = neighboursOf(at);
      if (next.length !== 2 || at === start) break;
      const onward = next.find((to) => to !== last) ?? last;
      [last, at] = [at, onward];
    }
    const ends = isRing ? [] : [start, at];
    const freeEnds = ends.filter((end) => neighboursOf(end).length <= 1).length;
    lines.push({ pixels, isRing, freeEnds });
  };
  const all: number[] = [];
  on.forEach((value, at) => {
    if (value) all.push(at);
  });
  for (const at of all) {
    const next = neighboursOf(at);
    if (next.length === 2) continue;
    done[at] = 1;
    if (next.length === 0) lines.push({ pixels: [at], isRing: false, freeEnds: 2 });
    for (const to of next) if (!walked.has(keyOf(at, to))) follow(at, to, false);
  }
  for (const at of all) {
    if (done[at]) continue;
    done[at] = 1;
    const [to] = neighboursOf(at);
    if (to !== undefined) follow(at, to, true);
  }
  return lines;
}
