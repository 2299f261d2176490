import { TranscriptionState } from '@lux/contracts/conversation/transcription.ts';
import { rest } from '../../lib/api/rest.ts';

/** Whether this server can turn a recording into words; one that does not know the call cannot. */
export async function canTranscribe(): Promise<boolean> {
  try {
    return (await rest.get('/api/transcriptions', async () => TranscriptionState)).isAvailable;
  } catch {
    return false;
  }
}
