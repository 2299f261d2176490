import { createRandom } from '@lux/random/random.ts';
import type { ApiOperation } from '@lux/test-kit/fuzz/operations-of.ts';
import { z } from 'zod';
import { sampleOf } from '../fuzz/sample-of.ts';

export interface RouteCall {
  method: ApiOperation['method'];
  url: string;
  payload?: object;
}

const NOBODYS_ID = 'A'.repeat(22);

/** What a schema cannot say of a body. */
const bodies: Record<string, object> = {
  'POST /api/user/stickers': { stickerId: 'erste-frage' },
  'PUT /api/me/things': { things: [] },
  'POST /api/materials/words': { words: [{ word: 'Hund' }] },
  'POST /api/materials': { kind: 'text', title: 'Hund', body: { text: 'Der Hund bellt.' } },
  'POST /api/admin/ai-servers': { kind: 'other', name: 'Keller', url: 'http://127.0.0.1:9/v1' },
};

const Body = z.looseObject({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});

/**
 * The least that a route takes: what its document requires, and an id of nothing.
 *
 * @param operation as the document has it; undefined for a route that takes neither body nor query.
 */
export function callRoute(route: string, operation: ApiOperation | undefined): RouteCall {
  const [method, path = ''] = route.split(' ');
  const random = createRandom(1);
  const query = (operation?.query ?? [])
    .filter(({ isRequired }) => isRequired)
    .map(({ name, schema }) => `${name}=${sampleOf(schema, random)}`);
  const payload = bodies[route] ?? leastBody(operation);
  return {
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).parse(method),
    url: [path.replaceAll(/\{(\w+)\}/g, fillParam), ...query].join('?'),
    ...(payload && { payload }),
  };
}

/** An id of nothing, but where a path names one thing of a list. */
const fillParam = (_whole: string, name: string) => (name === 'document' ? 'consent' : NOBODYS_ID);

function leastBody(operation: ApiOperation | undefined): object | undefined {
  if (!operation?.body) return undefined;
  const { properties, required } = Body.parse(operation.body.schema);
  const random = createRandom(1);
  return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name], random)]));
}
