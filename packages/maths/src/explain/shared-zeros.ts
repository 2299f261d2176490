/** How many zeros both whole numbers end with. Neither may be 0. */
export function sharedZeros(one: number, other: number): number {
  let zeros = 0;
  while (one % 10 ** (zeros + 1) === 0 && other % 10 ** (zeros + 1) === 0) zeros += 1;
  return zeros;
}
