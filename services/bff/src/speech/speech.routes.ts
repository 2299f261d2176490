import { SpeechKey, SpeechRequest, SpokenWord, Voice } from '@lux/contracts/conversation/speech.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { recordRefusal } from '../events/record-refusal.ts';
import { actForAnybody } from '../sessions/act-for.ts';
import { sendSound } from './send-sound.ts';

const tags = ['Sprache'];
const produces = ['audio/wav', 'audio/mpeg', 'audio/ogg'];

/** What a browser has already, and which sounds it can play: Opus for slow lines. */
function passedOn({ headers }: FastifyRequest): Record<string, string> {
  const etag = headers['if-none-match'];
  const { accept } = headers;
  return { ...(etag && { 'if-none-match': etag }), ...(accept && { accept }) };
}

/** Speech and voices over REST (SPEC 7): bytes do not go through GraphQL. */
export function speechRoutes(server: Server, { services }: Deps): void {
  server.post(
    '/api/speech',
    { schema: { tags, body: SpeechRequest, produces } },
    async (request, reply) => {
      const { text, conversationId } = request.body;
      request.record({ type: 'speech', prompt: text, conversationId });
      const { conversation } = services;
      return sendSound(
        reply,
        await conversation
          .speak(actForAnybody(request), request.body, {
            headers: passedOn(request),
            signal: disconnectSignal(reply),
          })
          .catch(recordRefusal(request)),
      );
    },
  );

  server.get(
    '/api/speech/:key',
    { schema: { tags, params: z.object({ key: SpeechKey }), produces } },
    async (request, reply) => {
      request.record({ type: 'speech' });
      const { key } = request.params;
      return sendSound(
        reply,
        await services.conversation.readSpeech(
          key,
          passedOn(request),
          request.id,
          disconnectSignal(reply),
        ),
      );
    },
  );

  server.get(
    '/api/speech/:key/words',
    {
      schema: {
        tags,
        params: z.object({ key: SpeechKey }),
        response: { 200: z.array(SpokenWord) },
      },
    },
    async (request) => services.conversation.readSpokenWords(request.params.key, request.id),
  );

  server.get(
    '/api/voices',
    { schema: { tags, response: { 200: z.array(Voice) } } },
    async (request) => services.conversation.listVoices(request.id),
  );
}
