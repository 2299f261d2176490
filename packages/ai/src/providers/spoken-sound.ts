import { answerWithin } from '../upstream/answer-within.ts';
import type { UpstreamCall } from '../upstream/upstream-call.ts';

/** Speech as it comes from a provider: its first bytes are there before its last ones are made. */
export interface SpokenSound {
  contentType: string;
  /** @throws the provider's error when the sound breaks off. */
  chunks: AsyncIterable<Uint8Array>;
}

/** Longest wait for the last byte. */
const LAST_BYTE_LIMIT_MS = 20_000;

/** How sounds begin, by what browsers call them. */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^RIFF/, 'audio/wav'],
  [/^OggS/, 'audio/ogg'],
  [/^fLaC/, 'audio/flac'],
  [/^ID3|^\xff[\xe2\xe3\xf2\xf3\xfa-\xfd]/, 'audio/mpeg'],
];
const BEGINNING_BYTES = 4;
const SOUND = /^audio\/[\w.+-]+/;
/** What servers say that do not know what they send. */
const NO_KIND = /^application\/octet-stream|^binary\//;
const ASKED_FOR = 'audio/mpeg';

/**
 * Asks a provider for speech.
 *
 * @throws UpstreamError, or what undici throws; Error where something else than a sound comes.
 */
export async function askForSound(
  ask: UpstreamCall,
  { path, body, signal: outerSignal }: { path: string; body: object; signal: AbortSignal },
): Promise<SpokenSound> {
  const answer = await answerWithin(LAST_BYTE_LIMIT_MS, outerSignal, (signal) =>
    ask({ method: 'POST', path, body, signal }),
  );
  const chunks: AsyncIterator<Uint8Array> = answer.body[Symbol.asyncIterator]();
  const first = await chunks.next();
  const contentType = kindOf(first.done ? new Uint8Array() : first.value, answer.contentType);
  if (contentType === null) {
    answer.body.destroy();
    throw new Error('the speech server sent no sound');
  }
  return { contentType, chunks: goOn(first, chunks) };
}

/**
 * By its first bytes: some servers call WAV what is MP3, or any sound a file. Else what the server says;
 * null for a page or a message in place of the sound.
 */
function kindOf(bytes: Uint8Array, declared = ''): string | null {
  const beginning = Buffer.from(bytes.subarray(0, BEGINNING_BYTES)).toString('latin1');
  const found = BEGINNINGS.find(([shape]) => shape.test(beginning))?.[1];
  if (found !== undefined) return found;
  const named = SOUND.exec(declared.toLowerCase())?.[0];
  return named ?? (declared === '' || NO_KIND.test(declared) ? ASKED_FOR : null);
}

async function* goOn(
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
