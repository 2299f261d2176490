import { recordingLimits } from '@lux/contracts/conversation/recording-limits.ts';
import {
  type Transcription,
  TranscriptionState,
} from '@lux/contracts/conversation/transcription.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { Deps } from '../deps.ts';
import { transcribeRecording } from './transcribe-recording.ts';

/** Recordings into text (DESIGN 5), for the bff. */
export async function transcriptionsRoutes(server: Server, deps: Deps): Promise<void> {
  server.get('/transcriptions', { schema: { response: { 200: TranscriptionState } } }, async () => {
    await deps.readSettings();
    return { isAvailable: deps.recogniser !== null };
  });

  await server.register(async (scope) => {
    // Whatever comes is bytes here; whether they are a recording is for the use case to say.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: recordingLimits.sizeBytes },
      async (_request: unknown, body: Buffer) => body,
    );
    scope.post('/transcriptions', async (request, reply): Promise<Transcription> => {
      const { body } = request;
      return transcribeRecording(deps, {
        audio: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        contentType: request.headers['content-type'],
        signal: disconnectSignal(reply),
      });
    });
  });
}
