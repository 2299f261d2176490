import { Transcription } from '@lux/contracts/conversation/transcription.ts';
import { rest } from '../../lib/rest.ts';

/** What was said in a recording; empty for silence or noise. */
export async function transcribe(recording: Blob, signal: AbortSignal): Promise<string> {
  const options = { signal };
  const loadSchema = async () => Transcription;
  return (await rest.postBytes('/api/transcriptions', recording, loadSchema, options)).text;
}
