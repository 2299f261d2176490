import { errors } from '../../errors.ts';

/** Looked at to tell encodings without a mark from each other. */
const PROBE_BYTES = 4_000;

/** UTF-16 without a mark: every other byte of a text in Latin letters is zero. */
function guessUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const probe = bytes.subarray(0, PROBE_BYTES);
  const pairs = Math.floor(probe.length / 2);
  if (pairs === 0) return null;
  let [even, odd] = [0, 0];
  for (let at = 0; at < pairs * 2; at += 2) {
    if (probe[at] === 0) even += 1;
    if (probe[at + 1] === 0) odd += 1;
  }
  if (odd > pairs / 2 && even === 0) return 'utf-16le';
  return even > pairs / 2 && odd === 0 ? 'utf-16be' : null;
}

function decode(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** As its first bytes say, as UTF-8, else as Excel writes it on German Windows. */
function decodeAny(bytes: Buffer): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be');
  const guessed = guessUtf16(bytes);
  if (guessed) return decode(bytes, guessed);
  return decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1252');
}

/**
 * A file's text with `\n` as its line break: UTF-8 and UTF-16 with or without a mark, Windows-1252.
 *
 * @throws FILE_EMPTY, FILE_UNREADABLE where it is no text.
 */
export function decodeFile(bytes: Buffer): string {
  const text = decodeAny(bytes);
  // A picture or a spreadsheet file under the name of a text.
  if (text === null || text.includes('\0')) throw errors.FILE_UNREADABLE();
  const lines = text.replaceAll(/\r\n?/g, '\n');
  if (lines.trim() === '') throw errors.FILE_EMPTY();
  return lines;
}
