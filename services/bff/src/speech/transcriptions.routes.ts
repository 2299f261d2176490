import {
  recordingLimits,
  type Transcription,
  TranscriptionState,
} from '@lux/contracts/conversation/transcription.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { bytesScope } from '@lux/service-kit/server/requests/bytes-scope.ts';
import { createTtlCache } from '@lux/service-kit/settings/create-ttl-cache.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { actFor } from '../sessions/act-for.ts';
import { readRecording } from './read-recording.ts';

const tags = ['Sprache'];
/** Whether a recogniser is there changes with a key that an admin saves. */
const STATE_FRESH_FOR_MS = 2_000;

/** Recordings into text (DESIGN 5), for browsers that cannot recognise speech themselves. */
export async function transcriptionsRoutes(server: Server, { services }: Deps): Promise<void> {
  const state = createTtlCache(services.conversation.readTranscriptionState, STATE_FRESH_FOR_MS);

  server.get(
    '/api/transcriptions',
    { schema: { tags, response: { 200: TranscriptionState } } },
    async (request) => services.conversation.readTranscriptionState(request.id),
  );

  const bodyLimit = recordingLimits.sizeBytes;
  await bytesScope(server, { bodyLimit }, (scope) => {
    scope.post(
      '/api/transcriptions',
      {
        schema: { tags, consumes: ['audio/webm', 'audio/mp4', 'multipart/form-data'] },
        bodyLimit,
        // Before a byte of the recording is read.
        onRequest: async (request) => {
          actFor(request);
          const { isAvailable } = await state.get(request.id);
          if (!isAvailable) throw errors.TRANSCRIPTION_UNAVAILABLE();
        },
      },
      async (request, reply): Promise<Transcription> => {
        request.record({ type: 'speech' });
        const recording = await readRecording(request);
        return services.conversation.transcribe(recording, request.id, disconnectSignal(reply));
      },
    );
  });
}
