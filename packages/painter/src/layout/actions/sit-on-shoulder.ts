import { animalOf } from '../../people/animals.ts';
import { extentOf, facingOf, movePieces } from '../piece.ts';
import { bringTo, joinStacks, leadOf, type Stack } from '../stack.ts';
import { feetOf, spotOr, standingHeight } from './body-points.ts';

/** A parrot, a cat, a small sister: beside the face, not before it. */
export function sitOnShoulder(host: Stack, rider: Stack): void {
  const lead = leadOf(host);
  const height = standingHeight(lead);
  if (lead.actor.drawing.pose === 'lie') {
    lieOnBelly(host, rider, height);
    return;
  }
  const isChild = rider.actor.drawing.perAdult && !animalOf(rider.actor.drawing.hexcode);
  if (isChild) {
    sitOnShoulders(host, rider, height);
    return;
  }
  const own = extentOf(rider.pieces);
  const fit = Math.min(1, (height * 0.34) / Math.max(own.bottom - own.top, own.right - own.left));
  movePieces(rider.pieces, 0, 0, fit);
  const neck = spotOr(lead, 0.5, 0.45, 'neck');
  const head = spotOr(lead, 0.5, 0.02, 'head');
  const width = extentOf(rider.pieces).right - extentOf(rider.pieces).left;
  const side = facingOf(lead) === 'right' ? -1 : 1;
  const x = neck.x + side * (head.size * 0.42 + width * 0.42);
  bringTo(rider, feetOf(leadOf(rider), 0.98), { x, y: neck.y + height * 0.03 });
  joinStacks(host, rider, 2);
}

/** On who lies there. */
function lieOnBelly(host: Stack, rider: Stack, height: number): void {
  const before = extentOf(rider.pieces);
  const size = Math.max(before.bottom - before.top, before.right - before.left);
  movePieces(rider.pieces, 0, 0, Math.min(1, (height * 0.4) / size));
  const own = extentOf([leadOf(host)]);
  const spot = { x: (own.left + own.right) / 2, y: own.top + (own.bottom - own.top) * 0.42 };
  bringTo(rider, feetOf(leadOf(rider), 0.98), spot);
  joinStacks(host, rider, 5);
}

/** A child on both shoulders, behind the head of who carries it. */
function sitOnShoulders(host: Stack, rider: Stack, height: number): void {
  const body = leadOf(rider);
  movePieces(rider.pieces, 0, 0, Math.min(1, (height * 0.62) / standingHeight(body)));
  const head = spotOr(leadOf(host), 0.5, 0.02, 'head');
  const seat = spotOr(leadOf(rider), 0.5, 0.7, 'seat');
  bringTo(rider, seat, { x: head.x, y: head.y + head.size * 0.3 });
  joinStacks(host, rider, -1);
}
