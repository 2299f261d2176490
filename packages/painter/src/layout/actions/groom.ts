import { anchorOf, extentOf, movePieces } from '../piece.ts';
import { leadOf } from '../stack.ts';
import { nearSideOf, pointOf, spotOr } from './body-points.ts';
import type { Arrangement } from './scene.ts';
import { faceEachOther, setBeside } from './side-by-side.ts';
import { workProps } from './work-props.ts';

const FEATHER = /^1FAB6/;
const COMB = /^(own-comb|own-hair|1FAAE|2702|1FA92)/;

/** Both hands at the other one, a feather in one of them. */
export const tickle: Arrangement = ({ agent, object }) => {
  faceEachOther(agent, object, 0.1, 1);
  const lead = leadOf(agent);
  const feather = agent.pieces.find(({ actor }) => FEATHER.test(actor.drawing.hexcode));
  if (feather) {
    const side = nearSideOf(leadOf(object), 0.2);
    movePieces(object.pieces, extentOf([feather]).right - side, 0);
    return agent;
  }
  const hand = spotOr(lead, 0.9, 0.5, 'hand', 'mouth');
  const other = leadOf(object);
  const belly = pointOf(other, 0.34, 0.62);
  const reach = Math.max(0.22, belly.x - hand.x);
  const tip = { x: hand.x + reach, y: hand.y + (belly.y - hand.y) * 0.6 };
  agent.pieces.push(workProps.feather(hand, tip, lead.scale, lead.order + 4));
  return agent;
};

/** From the middle of a head to the hair at its back, in heads. */
const HAIR = 0.56;

export const comb: Arrangement = ({ agent, object }) => {
  // From behind, so that the hands are at the hair and not before the face.
  setBeside(agent, object, -0.2, { first: 'right', second: 'right' }, -1);
  const lead = leadOf(agent);
  const [head, tip] = [anchorOf(leadOf(object), 'head'), anchorOf(lead, 'hand')];
  if (head && tip) movePieces(object.pieces, tip.x - (head.x - head.size * HAIR), 0);
  // A comb, scissors or a hairdryer that was named is in the hand already.
  if (agent.pieces.some(({ actor }) => COMB.test(actor.drawing.hexcode))) return agent;
  const hand = spotOr(lead, 0.9, 0.5, 'hand', 'mouth');
  agent.pieces.push(workProps.comb(hand, 0.1, lead.scale, lead.order + 4));
  return agent;
};
