/** Whether a block may be told at one of our places; `null` is a place the child has thought of. */
export function fitsPlace(block: { onlyIn?: string[] | undefined }, place: string | null): boolean {
  if (block.onlyIn === undefined) return true;
  return place !== null && block.onlyIn.includes(place);
}
