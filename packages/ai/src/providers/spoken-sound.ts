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

/** Asks a provider for speech. @throws UpstreamError, or what undici throws. */
export async function askForSound(
  ask: UpstreamCall,
  { path, body, signal: outerSignal }: { path: string; body: object; signal: AbortSignal },
): Promise<SpokenSound> {
  const answer = await answerWithin(LAST_BYTE_LIMIT_MS, outerSignal, (signal) =>
    ask({ method: 'POST', path, body, signal }),
  );
  return { contentType: answer.contentType ?? 'audio/mpeg', chunks: answer.body };
}
