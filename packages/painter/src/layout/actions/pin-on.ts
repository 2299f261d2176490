import type { Spot } from '../../wish/wish.ts';
import { anchorOf, extentOf, movePieces, type Piece } from '../piece.ts';
import { joinStacks, leadOf, type Stack } from '../stack.ts';
import { pointOf, spotOr, standingHeight } from './body-points.ts';

type Place = Exclude<Spot, 'head' | 'mouth'>;

/** How large what is tied there is, as a share of the height of who has it. */
const SIZES: Record<Place, number> = { ear: 0.2, arm: 0.2, leg: 0.2, neck: 0.24, belly: 0.26 };

/** Lights are as long as what they are wound around is broad. */
const CHAIN = /^own-(fairy-lights|garland)/;
const CHAINED = 0.66;

/** Several are smaller, in rows. */
const BUTTONS = /^own-button/;
const SMALLER = 0.34;
const GRID = [
  [0, -0.5],
  [-1, -0.5],
  [1, -0.5],
  [0, 0.5],
  [-1, 0.5],
  [1, 0.5],
] as const;

/** A plaster on an ear, a bandage around an arm: upon that part of people and animals. */
export function pinOn(host: Stack, thing: Stack, place: Place, nth = 0): Stack {
  const lead = leadOf(host);
  const before = extentOf(thing.pieces);
  const size = Math.max(before.right - before.left, before.bottom - before.top);
  const few = nth > 0 || BUTTONS.test(leadOf(thing).actor.drawing.hexcode) ? SMALLER : 1;
  const share = CHAIN.test(leadOf(thing).actor.drawing.hexcode) ? CHAINED : SIZES[place];
  movePieces(thing.pieces, 0, 0, (standingHeight(lead) * share * few) / size);
  const { left, right, top, bottom } = extentOf(thing.pieces);
  const at = placeOf(lead, place);
  const [across, down] = GRID[nth % GRID.length] ?? [0, 0];
  const step = few === 1 ? 0 : (right - left) * 1.05;
  movePieces(
    thing.pieces,
    at.x + across * step - (left + right) / 2,
    at.y + down * step - (top + bottom) / 2,
  );
  joinStacks(host, thing, 3);
  return host;
}

function placeOf(lead: Piece, place: Place): { x: number; y: number } {
  const isUpright = lead.actor.drawing.perAdult !== undefined;
  const head = anchorOf(lead, 'head');
  if (place === 'ear') {
    const ear = head ?? { ...pointOf(lead, 0.5, 0.1), size: 0 };
    return isUpright
      ? { x: ear.x - ear.size * 0.4, y: ear.y + ear.size * 0.12 }
      : { x: ear.x, y: ear.y - standingHeight(lead) * 0.06 };
  }
  if (place === 'neck') return spotOr(lead, 0.5, 0.45, 'neck');
  if (place === 'belly') return pointOf(lead, 0.5, isUpright ? 0.66 : 0.6);
  if (place === 'leg') return pointOf(lead, 0.42, 0.82);
  const [hand, neck] = [anchorOf(lead, 'otherHand', 'hand'), anchorOf(lead, 'neck')];
  if (!isUpright || !hand || !neck) return pointOf(lead, 0.62, 0.78);
  return { x: hand.x * 0.65 + neck.x * 0.35, y: hand.y * 0.6 + neck.y * 0.4 };
}
