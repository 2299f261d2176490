import type { Drawing } from '../drawings/drawing.ts';
import type { Verb } from '../wish/wish.ts';
import { spotOr } from './actions/body-points.ts';
import { faceEachOther } from './actions/side-by-side.ts';
import { extentOf, movePieces, type Piece } from './piece.ts';
import { joinStacks, type Stack, turnStack } from './stack.ts';

/** The next cook stands at the same table. */
const AT_WORK = -0.5;
/** Under one umbrella all stand close: so much of the next one's breadth is before the last one. */
const CLOSE = 0.16;
/** An umbrella for several is at most so many times as large. */
const SHARED = 2.2;
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
  const umbrella = first.pieces.find(({ actor }) => UMBRELLA.test(actor.drawing.hexcode));
  if (umbrella) {
    shareUmbrella(first, second, umbrella);
    return first;
  }
  const gap = verb === 'bakes' ? AT_WORK : 0.1;
  faceEachOther(first, second, gap);
  return first;
}

/** One at each side by turns, below an umbrella that is broad enough for all. */
function shareUmbrella(first: Stack, second: Stack, umbrella: Piece): void {
  const beings = first.pieces.filter(
    ({ actor: { drawing, figure } }) => figure >= 0 && isBeing(drawing),
  );
  const isRight = beings.length % 2 === 1;
  turnStack(second, isRight ? 'left' : 'right');
  const [all, own] = [extentOf(beings), extentOf(second.pieces)];
  const near = (own.right - own.left) * CLOSE;
  movePieces(second.pieces, isRight ? all.right - near - own.left : all.left + near - own.right, 0);
  joinStacks(first, second, 0.3);
  const group = extentOf([...beings, ...second.pieces]);
  const shade = extentOf([umbrella]);
  const middle = (shade.left + shade.right) / 2;
  const half = Math.max(group.right - middle, middle - group.left);
  const factor = Math.min(SHARED, Math.max(1, (2 * half) / (shade.right - shade.left)));
  const grip = spotOr(umbrella, 0.5, 0.9, 'grip');
  movePieces([umbrella], -grip.x, -grip.y);
  movePieces([umbrella], 0, 0, factor);
  movePieces([umbrella], grip.x, grip.y);
}

const isBeing = ({ perAdult, anchors }: Drawing) =>
  perAdult !== undefined || anchors.eyes !== undefined;
