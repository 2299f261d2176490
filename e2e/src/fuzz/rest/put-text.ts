/** A copy of a value with a text put in at the end of a way; what is missing on the way is made. */
export function putText(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  if (name === '0') return [putText(Array.isArray(value) ? value[0] : undefined, rest, text)];
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const inner = entries.find(([key]) => key === name)?.[1];
  return { ...Object.fromEntries(entries), [name]: putText(inner, rest, text) };
}
