import fastifyPlugin from 'fastify-plugin';
import { commonErrors } from '../../errors/common-errors.ts';

/** Levels of nesting that a body may have; our deepest, a stored story, has seven. */
const MAX_DEPTH = 64;

/** Accepts JSON bodies only, without prototype names and nested no deeper than `MAX_DEPTH`. */
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

/**
 * Whether JSON text nests deeper than this. Checked before parsing: recursive code that walks a deeply
 * nested value would overflow the stack.
 */
export function isDeeperThan(limit: number, json: string): boolean {
  // Each level needs a bracket on either side.
  if (json.length <= limit * 2) return false;
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < json.length; index += 1) {
    const char = json[index];
    if (isInText) {
      if (char === '\\') index += 1;
      else if (char === '"') isInText = false;
    } else if (char === '"') isInText = true;
    else if (char === '{' || char === '[') {
      depth += 1;
      if (depth > limit) return true;
    } else if (char === '}' || char === ']') depth -= 1;
  }
  return false;
}
