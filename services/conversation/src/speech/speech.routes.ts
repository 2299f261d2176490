import {
  SpeechKey,
  SpeechRequest,
  SpokenWord,
  Voice,
  VoiceTrial,
} from '@lux/contracts/conversation/speech.ts';
import { spokenWordsHeader, writeSpokenWords } from '@lux/contracts/conversation/spoken-words.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { readAnyOwners } from '@lux/service-kit/server/internal-headers.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { findSpeech } from './find-speech.ts';
import { OGG_OPUS } from './opus/create-opus-packer.ts';
import type { HeardSound } from './sounds/shared-sound.ts';
import { speakText } from './speak-text.ts';

/**
 * Lets an admin hear a voice before it is saved. Another one must not step in for it: that would
 * sound as if the chosen one worked.
 *
 * @throws NOT_CHILD_SAFE, SPEECH_FAILED.
 */
async function tryVoice(
  deps: Pick<Deps, 'readSettings' | 'gate' | 'speaker'>,
  { text, ...voice }: VoiceTrial,
  signal: AbortSignal,
): Promise<HeardSound> {
  const sound = await speakText(deps, { wish: { text, pace: 'normal' }, voice, signal });
  if (!sound.isFallback) return sound;
  discard(sound);
  throw errors.SPEECH_FAILED();
}

/** Cancels a sound that is still being sent and no longer wanted. */
function discard({ body }: HeardSound): void {
  if (!Buffer.isBuffer(body)) body.destroy();
}

/** `from=here`: another replica asks, and looks elsewhere itself. */
const Query = z.object({ from: z.literal('here').optional() });

/** The same sentence packed is another file. */
const etagOf = (key: string, contentType = ''): string =>
  contentType === OGG_OPUS ? `"${key}.opus"` : `"${key}"`;

/** What a key names never changes, so a browser may keep it for a day. */
const KEPT = 'private, max-age=86400, immutable';

/** Speech and voices of SPEC 7, for the bff. */
export function speechRoutes(server: Server, deps: Deps): void {
  server.post('/speech', { schema: { body: SpeechRequest } }, async (request, reply) => {
    const { key, ...made } = await speakText(deps, {
      wish: request.body,
      owners: readAnyOwners(request).slice(0, 1),
      signal: disconnectSignal(reply),
    });
    const { contentType, body, isFallback } = await deps.opusPacker.pack(
      made,
      request.headers.accept,
    );
    if (!isFallback) reply.header('etag', etagOf(key, contentType));
    return reply.type(contentType).header('cache-control', 'no-store').send(body);
  });

  server.get(
    '/speech/:key',
    { schema: { params: z.object({ key: SpeechKey }), querystring: Query } },
    async (request, reply) => {
      const { key } = request.params;
      const known = request.headers['if-none-match'];
      if (known === etagOf(key) || known === etagOf(key, OGG_OPUS)) {
        return reply
          .status(304)
          .headers({ etag: known, 'cache-control': KEPT, vary: 'accept' })
          .send();
      }
      const found = await findSpeech(deps, {
        key,
        isFromHereOnly: request.query.from === 'here',
        signal: disconnectSignal(reply),
      });
      const sound = await deps.opusPacker.pack(found, request.headers.accept);
      if (!sound.isFallback) reply.header('etag', etagOf(key, sound.contentType));
      const words = sound.words && writeSpokenWords(sound.words);
      if (words) reply.header(spokenWordsHeader, words);
      return reply
        .type(sound.contentType)
        .header('cache-control', sound.isFallback ? 'no-store' : KEPT)
        .header('vary', 'accept')
        .send(sound.body);
    },
  );

  server.get(
    '/speech/:key/words',
    {
      schema: {
        params: z.object({ key: SpeechKey }),
        response: { 200: z.array(SpokenWord) },
      },
    },
    async (request, reply) => {
      const { key } = request.params;
      const sound = await findSpeech(deps, { key, signal: disconnectSignal(reply) });
      discard(sound);
      if (!sound.words) throw errors.SPEECH_NOT_FOUND();
      // Another voice may make the sound the next time.
      reply.header('cache-control', 'no-store');
      return sound.words;
    },
  );

  server.post('/voice-trials', { schema: { body: VoiceTrial } }, async (request, reply) => {
    const { contentType, body } = await tryVoice(deps, request.body, disconnectSignal(reply));
    return reply.type(contentType).header('cache-control', 'no-store').send(body);
  });

  server.get('/voices', { schema: { response: { 200: z.array(Voice) } } }, async () => {
    await deps.readSettings();
    return deps.voice.listVoices();
  });
}
