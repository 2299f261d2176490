import { anchorOf, type Extent, extentOf, movePieces, type Piece } from '../piece.ts';
import { bringTo, joinStacks, leadOf, type Stack, turnStack } from '../stack.ts';
import { pointOf, spotOr } from './body-points.ts';
import { props } from './props.ts';
import { hexcodeOf, type Scene } from './scene.ts';

/** The body lies behind their front. */
const HAMMOCK = /^(own-hammock|26B0)/;

/** In the cloth, which hides the body; head and feet look out. */
function hang({ agent, object: hammock }: Scene): Stack {
  const body = leadOf(agent);
  const own = extentOf([body]);
  const isLying = own.right - own.left > own.bottom - own.top;
  const length = Math.max(own.right - own.left, own.bottom - own.top);
  const frame = extentOf([leadOf(hammock)]);
  movePieces(hammock.pieces, 0, 0, (length * 1.5) / (frame.right - frame.left));
  const cloth = spotOr(leadOf(hammock), 0.5, 0.6, 'seat');
  bringTo(agent, pointOf(body, 0.5, isLying ? 0.78 : 0.9), cloth);
  joinStacks(hammock, agent, -1);
  return hammock;
}

export function lieDown(scene: Scene): Stack {
  const { agent, object: bed, nth } = scene;
  if (HAMMOCK.test(hexcodeOf(bed))) return hang(scene);
  turnStack(bed, 'left');
  const frame = leadOf(bed);
  const body = leadOf(agent);
  const isLying = agent.actor.drawing.bounds.width > agent.actor.drawing.bounds.height;
  const isPerson = agent.actor.drawing.perAdult !== undefined;
  const own = extentOf([body]);
  const length = isLying ? own.right - own.left : (own.bottom - own.top) * 1.3;
  const bedLength = frame.actor.drawing.bounds.width * frame.scale;
  movePieces(bed.pieces, 0, 0, Math.min(2.2, Math.max(0.8, (length * 1.22) / bedLength)));
  const pillow = spotOr(frame, 0.12, 0.4, 'head');
  if (isPerson && isLying) {
    const head = spotOr(body, 0, 0.5, 'head');
    if (head.x > (own.left + own.right) / 2) turnStack(agent, 'left');
    const now = extentOf([body]);
    if (spotOr(body, 0, 0.5, 'head').x > (now.left + now.right) / 2) {
      turnStack(agent, 'right');
    }
    const placed = extentOf([body]);
    movePieces(
      agent.pieces,
      pillow.x - placed.left - bedLength * 0.06,
      pillow.y - placed.bottom + (placed.bottom - placed.top) * 0.4,
    );
  } else {
    turnStack(agent, 'left');
    const from = { ...pointOf(body, 0.5, 0.78) };
    const wide = extentOf([body]);
    bringTo(agent, from, { x: pillow.x + (wide.right - wide.left) * 0.5, y: pillow.y + 0.06 });
  }
  movePieces(agent.pieces, 0, -0.34 * nth);
  joinStacks(bed, agent, 1 - 0.4 * nth);
  const lying = extentOf(agent.pieces);
  const [left, low] = [spotAtBed(frame, 22), spotAtBed(frame, 62)];
  bed.pieces.push(
    props.blanket(
      {
        left: Math.max(left.x, chinOf(body, lying, isLying)),
        right: isPerson && isLying ? Math.max(low.x, lying.right + 0.03) : low.x,
        top: Math.min(left.y, chestOf(body, lying, isLying)),
        bottom: low.y + 0.02 - 0.34 * nth,
      },
      frame.scale,
      frame.order + 2 - 0.4 * nth,
    ),
  );
  return bed;
}

/** The upper side of the body that lies below the blanket, arms and all. */
function chestOf(body: Piece, lying: Extent, isLying: boolean): number {
  const [one, other] = [anchorOf(body, 'hand'), anchorOf(body, 'otherHand')];
  if (isLying && one && other && body.actor.drawing.perAdult) {
    return Math.min(one.y, other.y) - 0.1 * body.actor.size;
  }
  return lying.top + (lying.bottom - lying.top) * (isLying ? 0.3 : 0.6);
}

/** Where the blanket begins: never over the face. */
function chinOf(body: Piece, lying: Extent, isLying: boolean): number {
  const neck = anchorOf(body, 'neck');
  if (isLying && neck && body.actor.drawing.perAdult) return neck.x + 0.02;
  return lying.left + (lying.right - lying.left) * (isLying ? 0.36 : 0.1);
}

function spotAtBed(frame: ReturnType<typeof leadOf>, x: number) {
  const { bounds } = frame.actor.drawing;
  const share = (x - bounds.x) / bounds.width;
  return pointOf(frame, share, x < 40 ? 0.42 : 0.66);
}
