/** The same for the same data, in whatever order its fields come: 53 bits and the length. */
export function contentHash(data: unknown): string {
  const text = JSON.stringify(data, (_name, value: unknown) => withSortedFields(value));
  // cyrb53 of bryc (public domain): quick, and good enough to tell versions of one thing apart.
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  one =
    Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other =
    Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  const hash = 4_294_967_296 * (2_097_151 & other) + (one >>> 0);
  return `${hash.toString(36)}.${text.length.toString(36)}`;
}

function withSortedFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([name], [other]) => (name < other ? -1 : 1)),
  );
}
