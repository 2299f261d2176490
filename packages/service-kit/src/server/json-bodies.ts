import fastifyPlugin from 'fastify-plugin';
import { commonErrors } from '../errors/common-errors.ts';
import { isDeeperThan } from './is-deeper-than.ts';

/** Levels of a body; our deepest, a stored story, has seven. */
const MAX_DEPTH = 64;

/** Reads JSON bodies and no others, and none that could be meant to harm. */
export const jsonBodies = fastifyPlugin(async (server) => {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (isDeeperThan(MAX_DEPTH, body)) done(commonErrors.BAD_JSON());
      else parse(request, body, done);
    },
  );
});
