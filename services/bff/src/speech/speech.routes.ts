import { SpeechRequest } from '@lux/contracts/conversation/speech-request.ts';
import { Voice } from '@lux/contracts/conversation/voice.ts';
import { hangUpSignal } from '@lux/service-kit/server/hang-up-signal.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';

const tags = ['Sprache'];

/** Speech and voices over REST (SPEC 7): bytes do not go through GraphQL. */
export function speechRoutes(server: Server, { services }: Deps): void {
  server.post(
    '/api/speech',
    { schema: { tags, body: SpeechRequest, produces: ['audio/wav', 'audio/mpeg'] } },
    async (request, reply) => {
      request.record({ type: 'speech', prompt: request.body.text });
      const audio = await services.conversation.speak(
        request.body,
        request.id,
        hangUpSignal(reply),
      );
      const { 'content-type': type, 'content-length': length } = audio.headers;
      if (length) reply.header('content-length', length);
      return reply
        .header('content-type', type ?? 'audio/wav')
        .header('cache-control', 'no-store')
        .send(audio.body);
    },
  );

  server.get(
    '/api/voices',
    { schema: { tags, response: { 200: z.array(Voice) } } },
    async (request) => services.conversation.listVoices(request.id),
  );
}
