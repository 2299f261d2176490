/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header (RFC 9110, section 14).
 *
 * @returns the range; `unsatisfiable` where it begins behind the end; null where the whole file is
 *   the answer: no header, several ranges, other units, or nonsense.
 */
export function parseRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;

  if (from === '') {
    const suffixBytes = Math.min(Number(to), sizeBytes);
    if (suffixBytes === 0) return 'unsatisfiable';
    return { start: sizeBytes - suffixBytes, end: sizeBytes - 1 };
  }
  const start = Number(from);
  const end = to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1);
  if (start >= sizeBytes) return 'unsatisfiable';
  return end < start ? null : { start, end };
}
