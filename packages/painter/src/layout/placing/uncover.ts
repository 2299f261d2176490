import type { Frame, Placement } from '../layout.ts';

/** How many places to each side are tried. */
const STEPS = 14;
/** Heads and hands are seen: what counts of somebody further back is the upper part. */
const SEEN = 0.75;
/** A little covered is better than far away: pixels of way that weigh as much as a covered pixel's row. */
const WAY = 0.12;

type Box = { left: number; right: number; top: number; bottom: number };

/** Moves a line of figures aside so that it covers as little as possible of who stands behind it. */
export function uncover(
  line: Placement[],
  others: Placement[],
  frame: Frame,
  margin: number,
): void {
  const behind = others.filter(isBeing).map((other) => {
    const box = boxOf(other);
    return { ...box, bottom: box.top + (box.bottom - box.top) * SEEN };
  });
  const own = line.map(boxOf);
  if (behind.length === 0 || own.length === 0) return;
  const covered = (dx: number) =>
    behind.reduce((sum, far) => {
      const most = Math.max(0, ...own.map((near) => shared(near, far, dx)));
      return sum + most;
    }, 0);
  const before = covered(0);
  if (before === 0) return;
  const left = Math.max(0, Math.min(...own.map((box) => box.left)) - frame.width * margin);
  const most = Math.max(...own.map((box) => box.right));
  const right = Math.max(0, frame.width * (1 - margin) - most);
  const ways = Array.from({ length: STEPS }, (_, at) => (at + 1) / STEPS).flatMap((share) => [
    -left * share,
    right * share,
  ]);
  const cost = (dx: number) => covered(dx) + Math.abs(dx) * WAY * frame.height * 0.1;
  const best = ways.reduce((found, dx) => (cost(dx) < cost(found) ? dx : found), 0);
  for (const placement of line) {
    placement.x += best;
    if (placement.clip) placement.clip = { ...placement.clip, x: placement.clip.x + best };
  }
}

const isBeing = ({ actor: { drawing, figure } }: Placement) =>
  figure >= 0 && (drawing.perAdult !== undefined || drawing.anchors.eyes !== undefined);

function boxOf({ actor, x, y, scale }: Placement): Box {
  const { width, height } = actor.drawing.bounds;
  return { left: x, right: x + width * scale, top: y, bottom: y + height * scale };
}

function shared(near: Box, far: Box, dx: number): number {
  const across = Math.min(near.right + dx, far.right) - Math.max(near.left + dx, far.left);
  const down = Math.min(near.bottom, far.bottom) - Math.max(near.top, far.top);
  return across > 0 && down > 0 ? across * down : 0;
}
