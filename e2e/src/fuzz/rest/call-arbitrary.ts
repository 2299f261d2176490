import { createRandom } from '@lux/random/random.ts';
import { hostileJson, hostileText } from '@lux/test-kit/fuzz/hostile-inputs.ts';
import { mutate } from '@lux/test-kit/fuzz/mutate.ts';
import type { ApiOperation } from '@lux/test-kit/fuzz/operations-of.ts';
import fc from 'fast-check';
import { hostileTexts } from '../hostile-texts.ts';
import type { ApiCall } from './api-call.ts';
import { schemaArbitrary } from './schema-arbitrary.ts';

/** What would be tried at once, and what would be saved and used by all services from then on. */
const TRIED = /"key":"\s*([^"]*)/g;
const SAVED = /"(?:openAiApiKey|elevenlabsApiKey)":"([^"]*)/g;

/** Whether no provider outside would be asked with what a call gives as a key. */
export function asksNoProvider({ path, body }: ApiCall): boolean {
  if (!path.startsWith('/api/admin/settings') || typeof body !== 'string') return true;
  const isTried = [...body.matchAll(TRIED)].some(([, key = '']) => key !== '' && key.length <= 400);
  const isSaved = [...body.matchAll(SAVED)].some(([, key = '']) =>
    /^[\x21-\x7e]{8,400}$/.test(key.trim()),
  );
  return !isTried && !isSaved;
}

const bytes = (...list: number[]) => new Uint8Array(list);

/** Bodies that are no JSON, though they say so. */
export const brokenBodies: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  '{',
  '}',
  '{"a":',
  '{"a":1,}',
  '[1,2',
  '"',
  '"\\u12"',
  "{'a':1}",
  '{a:1}',
  '{"a":1}{"b":2}',
  '{"a":undefined}',
  '{"a":NaN}',
  '{"a":01}',
  '{"a":+1}',
  '{"a":0x1}',
  '{"a":"\n"}',
  'ein roter Hund',
  'a=1&b=2',
  '<a>1</a>',
  '// {}',
  '{"a":1}//',
  '{"__proto__":{"isAdmin":true}}',
  '{"a":{"constructor":{"prototype":1}}}',
  `${'['.repeat(50_000)}`,
  `${'{"a":'.repeat(20_000)}`,
  '\0',
  bytes(0),
  bytes(0xff, 0xfe, 0x7b, 0, 0x7d, 0),
  bytes(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3),
  bytes(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31),
];

type Known = Readonly<Record<string, string>>;

const JSON_TYPE = 'application/json';
/** How a recording of a browser begins. */
const WEBM = [0x1a, 0x45, 0xdf, 0xa3];

/** Calls of one operation: one half as its description wants them, the other with something wrong. */
export function callArbitrary(operation: ApiOperation, known: Known): fc.Arbitrary<ApiCall> {
  const fitting = fittingArbitrary(operation, known);
  return fc.oneof(fitting, mutatedArbitrary(operation, fitting)).filter(asksNoProvider);
}

function fittingArbitrary({ method, path, parameters, query, body }: ApiOperation, known: Known) {
  const isRecording = method === 'POST' && path === '/api/transcriptions';
  const type = isRecording ? 'audio/webm' : body && JSON_TYPE;
  const record = (list: typeof query) =>
    fc.record(
      Object.fromEntries(
        list.map(({ name, schema }) => [name, schemaArbitrary(schema, known, name)]),
      ),
      { requiredKeys: list.filter((one) => one.isRequired).map(({ name }) => name) },
    );
  return fc
    .record({
      ids: record(parameters),
      query: record(query),
      body: body ? schemaArbitrary(body.schema, known) : fc.constant(undefined),
      // Waiting for a picture takes long; one in a few does.
      prefer: fc.oneof(
        { weight: 60, arbitrary: fc.constant({ prefer: 'respond-async' }) },
        { weight: 1, arbitrary: fc.constant({}) },
      ),
      sound: fc
        .uint8Array({ maxLength: 2_000 })
        .map((bytes) => new Uint8Array([...WEBM, ...bytes])),
      accept: fc.constantFrom('*/*', JSON_TYPE, 'text/event-stream'),
    })
    .map(({ ids, query: asked, body: sent, prefer, accept, sound }): ApiCall => {
      const search = new URLSearchParams(
        Object.entries(asked).map(([name, value]) => [name, String(value)]),
      );
      const at = path.replaceAll(/\{(\w+)\}/g, (_, name) => encode(String(ids[name])));
      return {
        method,
        path: search.size > 0 ? `${at}?${search}` : at,
        headers: { ...prefer, accept, ...(type && { 'content-type': type }) },
        ...(body && { body: JSON.stringify(sent) }),
        ...(isRecording && { body: sound }),
      };
    });
}

/** One part mutated: the body, its form, an id, the query, or a header. */
function mutatedArbitrary(
  { method, path, query, body }: ApiOperation,
  fitting: fc.Arbitrary<ApiCall>,
) {
  const text = fc.constantFrom(...hostileText);
  const seed = fc.integer({ min: 0 });
  const piece = fc.constantFrom(...hostileJson);
  const isWithBody = body !== null;
  const mutated = fc.tuple(fitting, piece, seed).map(([call, malformed, chance]) => ({
    ...call,
    body: mutate(JSON.parse(String(call.body)), malformed, createRandom(chance)),
  }));
  const broken = fc.tuple(fitting, fc.constantFrom(...brokenBodies)).map(([call, sent]) => ({
    ...call,
    body: sent,
    headers: { ...call.headers, 'content-type': JSON_TYPE },
  }));
  const unexpected = fitting.map((call) => ({ ...call, path: call.path, body: '{"a":' }));
  const names = [...query.map(({ name }) => name), 'visitorToken', 'adminPin', '__proto__', 'no'];
  const asked = fc
    .tuple(fitting, fc.constantFrom(...names), text, text, fc.nat({ max: 4 }))
    .map(([call, name, one, two, form]) => {
      const forms = [
        `${name}=${one}`,
        `${name}=${one}&${name}=${two}`,
        `${name}[$gt]=${one}`,
        `${name}[]=${one}`,
        name,
      ];
      return { ...call, path: `${call.path.split('?')[0]}?${forms[form]}` };
    });
  const addressed = fc.tuple(fitting, text).map(([call, malformed]) => ({
    ...call,
    path: path.replaceAll(/\{\w+\}/g, () => malformed),
  }));
  const headers = fc
    .tuple(fitting, mutatedHeader)
    .map(([call, malformed]) => ({ ...call, headers: { ...call.headers, ...malformed } }));
  const sites = [asked, headers];
  if (isWithBody) sites.push(mutated, mutated, mutated, broken);
  else if (method !== 'GET') sites.push(unexpected);
  if (path.includes('{')) sites.push(addressed, addressed);
  return fc.oneof(...sites);
}

/** What may stand in a header at all; others no client can send. */
const headerTexts = hostileTexts.filter(
  (text) => /^[\x20-\x7e\xa0-\xff]*$/.test(text) && text.length < 2_000,
);
const mutatedHeader = fc
  .tuple(
    fc.constantFrom(
      'cookie',
      'x-visitor-token',
      'content-type',
      'accept',
      'prefer',
      'if-none-match',
      'range',
      'x-forwarded-for',
      'x-lux-owners',
      'x-request-id',
      'user-agent',
      'accept-language',
    ),
    fc.constantFrom(...headerTexts),
  )
  .map(([name, value]) => ({ [name]: value }));

/** As a browser writes an id into an address; what has no form in UTF-8 is left out. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
