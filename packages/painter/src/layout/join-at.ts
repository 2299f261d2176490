import { extentOf, movePieces } from './piece.ts';
import { leadOf, type Stack } from './stack.ts';

/** Who carries whom: a stack that has joined another one, and that other one. */
export type Hosts = Map<Stack, Stack>;

/** The stack that carries this one and is carried by nobody. */
export function rootOf(hosts: Hosts, stack: Stack): Stack {
  let root = stack;
  for (let host = hosts.get(root); host; host = hosts.get(root)) root = host;
  return root;
}

/**
 * Joins somebody to a stack that others carry already: a mouse to the dog that sits on a chair.
 * `join` sees the target by itself with its feet at (0, 0), so that it may grow there.
 */
export function joinAt(hosts: Hosts, target: Stack, join: () => void): void {
  const { left, right, bottom } = extentOf([leadOf(target)]);
  const foot = { x: (left + right) / 2, y: bottom };
  const before = new Set(target.pieces);
  movePieces(target.pieces, -foot.x, -foot.y);
  join();
  movePieces(target.pieces, foot.x, foot.y);
  const joined = target.pieces.filter((piece) => !before.has(piece));
  for (let host = hosts.get(target); host; host = hosts.get(host)) {
    const known = new Set(host.pieces);
    host.pieces.push(...joined.filter((piece) => !known.has(piece)));
  }
}

/** Takes a stack with all it carries away from whoever carries it. */
export function detach(hosts: Hosts, stack: Stack): void {
  const own = new Set(stack.pieces);
  for (let host = hosts.get(stack); host; host = hosts.get(host)) {
    host.pieces = host.pieces.filter((piece) => !own.has(piece));
  }
  hosts.delete(stack);
  for (const piece of stack.pieces) delete piece.clip;
}
