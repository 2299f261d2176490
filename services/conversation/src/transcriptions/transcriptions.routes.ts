import {
  recordingLimits,
  type Transcription,
  TranscriptionState,
} from '@lux/contracts/conversation/transcription.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { bytesOf, bytesScope } from '@lux/service-kit/server/requests/bytes-scope.ts';
import type { Deps } from '../deps.ts';
import { transcribeRecording } from './transcribe-recording.ts';

/** Recordings into text (DESIGN 5), for the bff. */
export async function transcriptionsRoutes(server: Server, deps: Deps): Promise<void> {
  server.get('/transcriptions', { schema: { response: { 200: TranscriptionState } } }, async () => {
    await deps.readSettings();
    return { isAvailable: deps.recogniser !== null };
  });

  const bodyLimit = recordingLimits.sizeBytes;
  await bytesScope(server, { bodyLimit }, (scope) => {
    scope.post(
      '/transcriptions',
      async (request, reply): Promise<Transcription> =>
        transcribeRecording(deps, {
          audio: bytesOf(request),
          contentType: request.headers['content-type'],
          signal: disconnectSignal(reply),
        }),
    );
  });
}
