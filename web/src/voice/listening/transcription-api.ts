import { Transcription, TranscriptionState } from '@lux/contracts/conversation/transcription.ts';
import { rest } from '../../lib/api/rest.ts';

/** Whether this server can turn a recording into words; one that does not know the call cannot. */
export async function canTranscribe(): Promise<boolean> {
  try {
    return (await rest.get('/api/transcriptions', async () => TranscriptionState)).isAvailable;
  } catch {
    return false;
  }
}

/** What was said in a recording; empty for silence or noise. @throws ApiError */
export async function transcribe(recording: Blob, signal: AbortSignal): Promise<string> {
  const options = { signal };
  const loadSchema = async () => Transcription;
  return (await rest.postBytes('/api/transcriptions', recording, loadSchema, options)).text;
}
