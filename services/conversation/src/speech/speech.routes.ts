import { SpeechRequest } from '@lux/contracts/conversation/speech-request.ts';
import { Voice } from '@lux/contracts/conversation/voice.ts';
import { hangUpSignal } from '@lux/service-kit/server/hang-up-signal.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { builtInVoices } from './built-in-voices.ts';
import { speakText } from './speak-text.ts';

/** Speech and voices of SPEC 7, for the bff. */
export function speechRoutes(server: Server, deps: Deps): void {
  server.post('/speech', { schema: { body: SpeechRequest } }, async (request, reply) => {
    const { audio, contentType } = await speakText(deps, {
      text: request.body.text,
      signal: hangUpSignal(reply),
    });
    return reply.type(contentType).send(audio);
  });

  server.get(
    '/voices',
    { schema: { response: { 200: z.array(Voice) } } },
    async () => builtInVoices,
  );
}
