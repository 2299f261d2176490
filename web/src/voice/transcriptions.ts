import { Transcription } from '@lux/contracts/conversation/transcription.ts';
import { z } from 'zod';
import { rest } from '../lib/rest.ts';

const Availability = z.object({ isAvailable: z.boolean() });

/** Whether this server can turn a recording into words; one that does not know the call cannot. */
export async function canTranscribe(): Promise<boolean> {
  try {
    return (await rest.get('/api/transcriptions', async () => Availability)).isAvailable;
  } catch {
    return false;
  }
}

/** What was said in a recording; empty for silence or noise. */
export async function transcribe(recording: Blob, signal: AbortSignal): Promise<string> {
  const { text } = await rest.postBytes('/api/transcriptions', recording, async () => Transcription, {
    signal,
  });
  return text;
}
