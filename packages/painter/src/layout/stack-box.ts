import type { Traits } from '../create-traits.ts';
import type { Stack } from './gather-stacks.ts';
import type { Actor, Placement } from './layout.ts';

type Piece = { actor: Actor; x: number; y: number; scale: number; order: number };

/** A stack drawn around the middle of its ground line (0, 0), in units where size 1 is 1 wide. */
export type StackBox = {
  left: number;
  right: number;
  top: number;
  pieces: Piece[];
};

/** Height and width of a drawing are evened out so that long and tall figures look equally big. */
function unitScale(actor: Actor): number {
  const { width, height } = actor.drawing.bounds;
  return actor.size / Math.sqrt(width * height);
}

/** Puts riders, hats and balloons onto their host and measures the whole. */
export function stackBox(stack: Stack, traits: Traits): StackBox {
  const { actor, riders } = stack;
  const { bounds, hexcode } = actor.drawing;
  let scale = unitScale(actor);
  const shelters = riders.some(({ hold }) => hold === 'under');
  if (shelters) scale *= 1.5;
  const host: Piece = {
    actor,
    x: (-bounds.width * scale) / 2,
    y: -bounds.height * scale,
    scale,
    order: 0,
  };
  const pieces = [host];
  const on = riders.filter(({ hold }) => hold === 'on' || hold === 'inside');
  riders.forEach(({ actor: rider, hold }) => {
    if (hold === 'held') pieces.push(held(host, rider, pieces.length));
    else if (hold === 'under') pieces.push(sheltered(host, rider));
    else if (hold === 'worn') pieces.push(worn(host, rider, traits));
    else {
      const at = on.findIndex((other) => other.actor === rider);
      const share =
        on.length === 1 ? seatOf(hexcode, actor, traits) : (at + 0.7) / (on.length + 0.4);
      pieces.push(seated(host, rider, hold === 'inside', share, on.length));
    }
  });
  const ends = pieces.map((piece) => piece.x + piece.actor.drawing.bounds.width * piece.scale);
  return {
    left: Math.min(...pieces.map(({ x }) => x)),
    right: Math.max(...ends),
    top: Math.min(...pieces.map(({ y }) => y)),
    pieces,
  };
}

/** Share of the host's width at which one rider sits: behind the head of an animal, else the middle. */
function seatOf(hexcode: string, actor: Actor, traits: Traits): number {
  if (actor.size >= 1.9 || traits.is('seat', hexcode)) return 0.5;
  return traits.is('facesRight', hexcode) ? 0.42 : 0.56;
}

/** Between the legs of a table. */
function sheltered(host: Piece, rider: Actor): Piece {
  const { bounds } = host.actor.drawing;
  const { width, height } = rider.drawing.bounds;
  const scale = Math.min(
    unitScale(rider),
    (bounds.width * host.scale * 0.68) / width,
    (bounds.height * host.scale * 0.72) / height,
  );
  return { actor: rider, x: (-width * scale) / 2, y: -height * scale, scale, order: 1 };
}

function topAt(host: Piece, share: number, reach: number): number {
  const { top, bounds } = host.actor.drawing;
  const from = Math.floor((share - reach) * top.length);
  const to = Math.ceil((share + reach) * top.length);
  const heights = top.slice(Math.max(0, from), to).filter(Number.isFinite);
  const middle = heights.sort((a, b) => a - b)[Math.floor(heights.length / 3)] ?? bounds.y;
  return host.y + (middle - bounds.y) * host.scale;
}

function seated(host: Piece, rider: Actor, isInside: boolean, share: number, of: number): Piece {
  const hostWidth = host.actor.drawing.bounds.width * host.scale;
  const { width, height } = rider.drawing.bounds;
  const widest = (hostWidth * (isInside ? 0.5 : 0.85)) / of;
  const tallest = host.actor.drawing.bounds.height * host.scale * (isInside ? 0.9 : 1.1);
  const scale = Math.min(unitScale(rider), widest / width, Math.max(tallest, 0.5) / height);
  const sink = isInside ? 0.42 : 0.07;
  return {
    actor: rider,
    x: host.x + hostWidth * share - (width * scale) / 2,
    y: topAt(host, share, 0.06) - height * scale * (1 - sink),
    scale,
    order: isInside ? -1 : 1,
  };
}

function worn(host: Piece, hat: Actor, traits: Traits): Piece {
  const { bounds, isPerson, hexcode, top } = host.actor.drawing;
  const isUpright = isPerson || traits.is('head', hexcode) || bounds.height > bounds.width * 1.15;
  const half = traits.is('facesRight', hexcode) ? [0.6, 1] : [0, 0.42];
  const [from = 0, to = 1] = isUpright ? [0.3, 0.7] : half;
  const columns = top.map((y, at) => ({ y, share: at / top.length }));
  const head = columns
    .filter(
      ({ share }) => share >= from + (isUpright ? 0 : 0.1) && share <= to - (isUpright ? 0 : 0.1),
    )
    .reduce((best, next) => (next.y < best.y ? next : best), {
      y: Number.POSITIVE_INFINITY,
      share: 0.5,
    });
  const share = isUpright ? 0.5 : head.share;
  const hostWidth = bounds.width * host.scale;
  const width = hostWidth * (isUpright ? 0.46 : 0.3);
  const scale = width / hat.drawing.bounds.width;
  return {
    actor: hat,
    x: host.x + hostWidth * share - width / 2,
    y: host.y + (head.y - bounds.y) * host.scale - hat.drawing.bounds.height * scale * 0.74,
    scale,
    order: 2,
  };
}

function held(host: Piece, thing: Actor, at: number): Piece {
  const { bounds } = host.actor.drawing;
  const scale = unitScale(thing);
  if (thing.drawing.hexcode === '2602') {
    const wide = (bounds.width * host.scale) / thing.drawing.bounds.width;
    return {
      actor: thing,
      x: host.x + bounds.width * host.scale * 0.4,
      y: host.y + bounds.height * host.scale * 0.6 - thing.drawing.bounds.height * wide,
      scale: wide,
      order: -1,
    };
  }
  const width = thing.drawing.bounds.width * scale;
  const side = at % 2 === 1 ? 1 : -1;
  const edge = side > 0 ? host.x + bounds.width * host.scale - width * 0.25 : host.x - width * 0.75;
  return {
    actor: thing,
    x: edge + side * Math.floor((at - 1) / 2) * width * 0.5,
    y: host.y - thing.drawing.bounds.height * scale * (0.35 + 0.2 * (at % 3)),
    scale,
    order: 2,
  };
}

/** The box moved and scaled into the picture; `x` is the middle, `y` the ground line, in pixels. */
export function placeBox(
  box: StackBox,
  at: {
    x: number;
    y: number;
    unit: number;
    isMirrored: boolean;
    depth: number;
    hasShadow: boolean;
  },
): Placement[] {
  return box.pieces.map((piece, index) => {
    const width = piece.actor.drawing.bounds.width * piece.scale;
    const left = at.isMirrored ? -piece.x - width : piece.x;
    return {
      actor: piece.actor,
      x: at.x + left * at.unit,
      y: at.y + piece.y * at.unit,
      scale: piece.scale * at.unit,
      isMirrored: at.isMirrored,
      angle: 0,
      depth: at.depth + piece.order * 0.1,
      hasShadow: at.hasShadow && index === 0,
    };
  });
}
