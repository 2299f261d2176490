import { extentOf, movePieces } from '../piece.ts';
import { joinStacks, leadOf, type Stack } from '../stack.ts';

/** A goalkeeper leaps before the middle of the goal. */
export function guard(host: Stack, goal: Stack, keeper: Stack, gone: Set<Stack>): void {
  if (host === keeper || gone.has(keeper)) return;
  const net = extentOf([leadOf(goal)]);
  const own = extentOf(keeper.pieces);
  movePieces(keeper.pieces, (net.left + net.right * 2) / 3 - (own.left + own.right) / 2, 0);
  joinStacks(host, keeper, leadOf(goal).order - leadOf(host).order + 0.5);
  gone.add(keeper);
}

/** In the net. */
export function score(host: Stack, goal: Stack, ball: Stack, gone: Set<Stack>): void {
  const net = extentOf([leadOf(goal)]);
  const before = extentOf(ball.pieces);
  const tall = net.bottom - net.top;
  movePieces(ball.pieces, 0, 0, (tall * 0.2) / (before.bottom - before.top));
  const own = extentOf(ball.pieces);
  movePieces(
    ball.pieces,
    (net.left * 2 + net.right) / 3 - (own.left + own.right) / 2,
    net.top + tall * 0.3 - own.top,
  );
  joinStacks(host, ball, leadOf(goal).order - leadOf(host).order + 0.3);
  gone.add(ball);
}
