import type { Sound, WishFigure } from '../../wish/wish.ts';
import { spotOr, standingHeight } from '../actions/body-points.ts';
import { around, propPiece, props, stroke } from '../actions/props.ts';
import { tracePiece } from '../actions/trace-props.ts';
import { extentOf, facingOf, movePieces, type Piece, turnPieces } from '../piece.ts';
import { leadOf, type Stack, turnStack } from '../stack.ts';

const n = (value: number) => value.toFixed(2);

/** How high somebody jumps or a galloping horse leaps, as a share of its height. */
const JUMP = 0.16;
const GALLOP = 0.07;
/** So high above the ground is who lands. */
const DOWN = 0.12;
/** Degrees by which who runs on four legs rises. */
const RISE = -7;

/** Shows what the pose alone does not: jumps, gallops, roars, songs and sleep. */
export function showMoves(stack: Stack, host: Stack, { pose, sound, isLanding }: WishFigure): void {
  const isAlone = host === stack && stack.zone === 'ground';
  const { drawing } = stack.actor;
  if (/^(jump|overhead|flip)$/.test(pose ?? '') && host.zone === 'ground') leap(host, JUMP);
  if (pose === 'run' && isAlone) {
    turnStack(stack, 'right');
    stack.isHeading = true;
  }
  if (pose === 'run' && isAlone && !drawing.perAdult && drawing.anchors.eyes) gallop(stack);
  if (stack.actor.isLeaping && host === stack) splash(stack);
  if (isLanding && isAlone) touchDown(stack);
  const lead = leadOf(stack);
  if (pose === 'clap' && drawing.pose === 'clap') host.pieces.push(applause(lead));
  if (sound && !lead.clip) host.pieces.push(...marks(sound, lead));
}

/** Just above the ground, with the lines of the way down above. */
function touchDown(stack: Stack): void {
  leap(stack, DOWN);
  const lead = leadOf(stack);
  const { left, right, top, bottom } = extentOf([lead]);
  const reach = (bottom - top) * 0.3;
  const rows = [0.25, 0.5, 0.75].map((share) => {
    const x = left + (right - left) * share;
    const from = top - reach * (share === 0.5 ? 1.15 : 0.85);
    return `M${n(x / lead.scale)} ${n(from / lead.scale)}V${n((top - reach * 0.15) / lead.scale)}`;
  });
  const corners = [
    { x: left, y: top - reach * 1.2 },
    { x: right, y: top },
  ];
  stack.pieces.push(
    propPiece('way-down', lead.scale, lead.order - 0.5, around(corners, 0), {
      colour: `<path d="${rows.join('')}" ${stroke('#4a4a55', 1.5)} opacity=".65"/>`,
      lines: `<path d="${rows.join('')}" ${stroke('#000', 1.5)}/>`,
    }),
  );
}

/** Short lines above hands that clap. */
function applause(lead: Piece): Piece {
  const unit = standingHeight(lead) * 0.09;
  const at = spotOr(lead, 0.5, 0.5, 'hand');
  const hand = { x: at.x, y: at.y - unit * 0.3 };
  return tracePiece('impact', { hand, thing: hand, low: 0, unit }, lead.scale, lead.order + 4);
}

function leap(stack: Stack, share: number): void {
  const { top, bottom } = extentOf(stack.pieces);
  const lift = (bottom - top) * share;
  movePieces(stack.pieces, 0, -lift);
  leadOf(stack).lift = lift;
}

/** All four feet in the air, with lines behind. */
function gallop(stack: Stack): void {
  turnStack(stack, 'right');
  leap(stack, GALLOP);
  const lead = leadOf(stack);
  const { lift } = lead;
  turnPieces(stack.pieces, RISE);
  if (lift !== undefined) lead.lift = lift;
  const { left, top, bottom } = extentOf([lead]);
  const tall = bottom - top;
  const at = { x: left - tall * 0.04, y: top + tall * 0.6 };
  stack.pieces.push(props.speedLines(at, tall * 0.2, lead.scale, lead.order - 0.5));
}

/** Drops that fly up where somebody leaps out of the water. */
function splash(stack: Stack): void {
  const lead = leadOf(stack);
  const { left, right, bottom, top } = extentOf([lead]);
  const wide = right - left;
  const size = (bottom - top) * 0.07;
  const drops = [-0.42, -0.24, 0.26, 0.44].map((share, at) => ({
    x: (left + right) / 2 + share * wide,
    y: bottom - size * (at % 2 === 0 ? 1.4 : 3),
  }));
  const { scale, order } = lead;
  const draw = (fill: string) =>
    drops
      .map(({ x, y }) => {
        const [cx, cy, r] = [x / scale, y / scale, size / scale];
        return `<path d="M${n(cx)} ${n(cy - r * 1.5)}Q${n(cx + r * 1.1)} ${n(cy)} ${n(cx)} ${n(cy + r * 0.6)}Q${n(cx - r * 1.1)} ${n(cy)} ${n(cx)} ${n(cy - r * 1.5)}Z" fill="${fill}" stroke="#000" stroke-width="1.4" stroke-linejoin="round"/>`;
      })
      .join('');
  stack.pieces.push(
    propPiece('splash', scale, order + 1, around(drops, size * 1.5), {
      colour: draw('#92d3f5'),
      lines: draw('#fff'),
    }),
  );
}

/** Arcs, notes or letters beside the mouth. */
function marks(sound: Sound, lead: Piece): Piece[] {
  const tall = standingHeight(lead);
  const side = facingOf(lead) === 'left' ? -1 : 1;
  const mouth = spotOr(lead, 0.5 + side * 0.4, 0.3, 'mouth', 'eyes');
  const head = spotOr(lead, 0.5 + side * 0.3, 0.05, 'head');
  const half = lead.actor.drawing.perAdult ? Math.max(head.size * 0.62, tall * 0.16) : tall * 0.05;
  const at = { x: mouth.x + side * half, y: mouth.y };
  if (sound === 'voice') return [voice(at, side, tall * 0.12, lead)];
  if (sound === 'sneeze') return [spray(at, side, tall * 0.1, lead)];
  const isLying = lead.actor.drawing.pose === 'lie';
  const over = isLying ? { x: head.x, y: extentOf([lead]).top - tall * 0.02 } : at;
  return [0, 1, 2].map((step) => {
    const spot = {
      x: over.x + side * step * tall * 0.1,
      y: over.y - tall * (0.03 + step * 0.1),
    };
    const size = tall * (0.05 + step * 0.018);
    return sound === 'sleep' ? letter(spot, size, lead) : note(spot, size * 1.15, step, lead);
  });
}

/** Three arcs that grow away from the mouth. */
function voice(at: { x: number; y: number }, side: number, reach: number, lead: Piece): Piece {
  const { scale, order } = lead;
  const arcs = [0.5, 1, 1.5].map((grow) => {
    const [x, dy] = [at.x + side * reach * (grow - 0.4), reach * grow * 0.62];
    return `M${n(x / scale)} ${n((at.y - dy) / scale)}Q${n((x + side * reach * grow * 0.5) / scale)} ${n(at.y / scale)} ${n(x / scale)} ${n((at.y + dy) / scale)}`;
  });
  const far = { x: at.x + side * reach * 1.8, y: at.y };
  return propPiece('voice', scale, order + 4, around([at, far], reach), {
    colour: `<path d="${arcs.join('')}" ${stroke('#e4513f', 2.8)}/>`,
    lines: `<path d="${arcs.join('')}" ${stroke('#000', 1.8)}/>`,
  });
}

/** Short lines and drops that burst from the nose. */
function spray(at: { x: number; y: number }, side: number, reach: number, lead: Piece): Piece {
  const { scale, order } = lead;
  const spot = (turn: number, far: number) => ({
    x: (at.x + side * Math.cos(turn) * far * reach) / scale,
    y: (at.y + Math.sin(turn) * far * reach) / scale,
  });
  const turns = [-0.5, -0.16, 0.18, 0.52];
  const rays = turns.map((turn) => {
    const [from, to] = [spot(turn, 0.5), spot(turn, 1.5)];
    return `M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`;
  });
  const drops = (fill: string) =>
    turns
      .map((turn, nth) => {
        const { x, y } = spot(turn + 0.14, nth % 2 === 0 ? 2 : 2.5);
        return `<circle cx="${n(x)}" cy="${n(y)}" r="${n((reach * 0.2) / scale)}" fill="${fill}" stroke="#000" stroke-width="1.4"/>`;
      })
      .join('');
  const far = { x: at.x + side * reach * 2, y: at.y };
  return propPiece('spray', scale, order + 4, around([at, far], reach), {
    colour: `<path d="${rays.join('')}" ${stroke('#4a90c4', 2.4)}/>${drops('#92d3f5')}`,
    lines: `<path d="${rays.join('')}" ${stroke('#000', 1.8)}/>${drops('#fff')}`,
  });
}

function letter(at: { x: number; y: number }, size: number, { scale, order }: Piece): Piece {
  const [x, y, s] = [at.x / scale, at.y / scale, size / scale];
  const path = `M${n(x - s * 0.5)} ${n(y - s)}H${n(x + s * 0.5)}L${n(x - s * 0.5)} ${n(y)}H${n(x + s * 0.55)}`;
  return propPiece('sleep', scale, order + 4, around([at], size), {
    colour: `<path d="${path}" ${stroke('#ffffff', 4.4)}/><path d="${path}" ${stroke('#4a6fa5', 2.2)}/>`,
    lines: `<path d="${path}" ${stroke('#000', 1.8)}/>`,
  });
}

const NOTES = ['#8967aa', '#e4513f', '#4a9be0'] as const;

/** A quaver. */
export function note(
  at: { x: number; y: number },
  size: number,
  nth: number,
  { scale, order }: Pick<Piece, 'scale' | 'order'>,
): Piece {
  const [x, y, s] = [at.x / scale, at.y / scale, size / scale];
  const draw = (fill: string) =>
    `<path d="M${n(x + s * 0.22)} ${n(y + s * 0.3)}V${n(y - s * 0.6)}Q${n(x + s * 0.3)} ${n(y - s * 0.3)} ${n(x + s * 0.6)} ${n(y - s * 0.12)}" fill="none" stroke="#000" stroke-width="1.8" stroke-linecap="round"/><ellipse cx="${n(x)}" cy="${n(y + s * 0.3)}" rx="${n(s * 0.26)}" ry="${n(s * 0.2)}" fill="${fill}" stroke="#000" stroke-width="1.6"/>`;
  return propPiece('note', scale, order + 3, around([at], size * 0.8), {
    colour: draw(NOTES[nth % NOTES.length] ?? NOTES[0]),
    lines: draw('#fff'),
  });
}
