/** From so many drawings on a word means no kind of its own. */
const MOTLEY = 5;

/** The drawing of one more of a kind: "viele Tiere" are different ones. */
export function anotherOf(hexcodes: readonly string[], first: string, copy: number): string {
  const at = hexcodes.indexOf(first);
  if (hexcodes.length < MOTLEY || at < 0) return first;
  return hexcodes[(at + copy) % hexcodes.length] ?? first;
}
