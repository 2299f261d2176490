import type { Verb } from '../wish/wish.ts';
import { faceEachOther } from './actions/side-by-side.ts';
import { extentOf, movePieces } from './piece.ts';
import { joinStacks, type Stack, turnStack } from './stack.ts';

/** The next cook stands at the same table. */
const AT_WORK = -0.5;
/** Under one umbrella both stand close. */
const CLOSE = -0.3;
const UMBRELLA = /^26(02|14)/;

/** The first two tug at each other's end, whoever comes next is behind one of them. */
const TAUT = -0.2;
const BEHIND = 0.04;

/** Who comes second to a thing stands with the first one. */
export function joinIn(second: Stack, first: Stack, verb: Verb): Stack {
  if (verb === 'worksOn' && second.actor.drawing.pose === 'tug') {
    const others = first.pieces.filter(({ actor }) => actor.drawing.pose === 'tug').length;
    if (others !== 2) {
      faceEachOther(first, second, others === 1 ? TAUT : BEHIND);
      return first;
    }
    turnStack(second, 'right');
    const [all, own] = [extentOf(first.pieces), extentOf(second.pieces)];
    movePieces(second.pieces, all.left - own.right + (own.right - own.left) * 0.1, 0);
    joinStacks(first, second, -1);
    return first;
  }
  const isSheltered = first.pieces.some(({ actor }) => UMBRELLA.test(actor.drawing.hexcode));
  const gap = verb === 'bakes' ? AT_WORK : isSheltered ? CLOSE : 0.1;
  faceEachOther(first, second, gap);
  return first;
}
