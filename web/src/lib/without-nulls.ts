/** GraphQL says null where our schemas leave a field out. */
export function withoutNulls(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).filter(([key, entry]) => entry !== null && key !== '__typename'),
  );
}
