import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { hasNoun } from '@lux/contracts/common/validation-messages.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import type { FastifyInstance } from 'fastify';
import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { readTypeDefs } from './graphql/read-type-defs.ts';
import { openBff } from './testing/open-bff.ts';

const engines = useEngines();

interface RouteSchema {
  /** `POST /api/login body`. */
  name: string;
  schema: z.ZodType;
}

/** The bff with every schema that a route of the public API validates with. */
async function open() {
  const schemas: RouteSchema[] = [];
  const watch = (message: unknown) => {
    const { fastify } = z.object({ fastify: z.custom<FastifyInstance>() }).parse(message);
    fastify.addHook('onRoute', ({ method, url, schema }) => {
      if (!/^\/(api|graphql|media)/.test(url) || method === 'HEAD') return;
      for (const part of ['body', 'querystring'] as const) {
        const given = schema?.[part];
        if (given instanceof z.ZodType) {
          schemas.push({ name: `${method} ${url} ${part}`, schema: given });
        }
      }
    });
  };
  subscribe('fastify.initialization', watch);
  onTestFinished(() => void unsubscribe('fastify.initialization', watch));
  const bff = await openBff({ redisUrl: engines.redis.url, namePrefix: engines.redis.prefix });
  return { ...bff, schemas };
}

const JsonSchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()).default({}),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).default([]),
  oneOf: z.array(z.unknown()).default([]),
  allOf: z.array(z.unknown()).default([]),
});

/** Where fields stand in what a schema takes: names of fields, 0 for a list's entry. */
function pathsOf(schema: unknown, path: (string | 0)[] = []): (string | 0)[][] {
  const { properties, items, anyOf, oneOf, allOf } = JsonSchema.parse(schema ?? {});
  return [
    ...(path.length > 0 ? [path] : []),
    ...Object.entries(properties).flatMap(([name, part]) => pathsOf(part, [...path, name])),
    ...(items === undefined ? [] : pathsOf(items, [...path, 0])),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((part) => pathsOf(part, path).slice(1)),
  ];
}

const at = (path: (string | 0)[], value: unknown): unknown =>
  path.reduceRight((inner, step) => (step === 0 ? [inner] : { [step]: inner }), value);

const wrongValues: unknown[] = [
  ...[undefined, null, true, 5, -1, 0.5, 1e12, Number.NaN, 'unbekannt', '', ' ', 'ä', {}, []],
  ...['x'.repeat(100_000), [1], ['x'.repeat(100_000)], Array(500).fill('x'), { x: { y: 1 } }],
];

/** Words of zod and signs of mathematics. */
const TECHNICAL =
  /erwartet|erhalten|Ungültige Eingabe|expected|received|invalid|required|[<>]=?|undefined|NaN|\bstring\b/i;
/** Names of fields as programs write them. */
const CAMEL_CASE = /\b[a-z]+[A-Z]\w*/;

/** Of SPEC 8, word for word and without a full stop. */
const SPECIFIED = new Set(['Fehler beim Herunterladen']);

const isForPeople = (message: string) =>
  SPECIFIED.has(message) ||
  (!TECHNICAL.test(message) && !CAMEL_CASE.test(message) && /^[A-ZÄÖÜ„].*[.!?]$/s.test(message));

test('whatever is wrong with any field, the person is told so in a sentence of its own', async () => {
  const { schemas } = await open();
  expect(schemas.length).toBeGreaterThan(50);
  const unfit = new Set<string>();
  let told = 0;
  for (const { name, schema } of schemas) {
    const document = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    for (const path of [[], ...pathsOf(document)]) {
      for (const value of wrongValues) {
        const { error } = schema.safeParse(at(path, value));
        for (const { message } of error?.issues ?? []) {
          told += 1;
          if (!isForPeople(message)) unfit.add(`${name} ${path.join('.')}: ${message}`);
        }
      }
    }
  }
  expect([...unfit]).toEqual([]);
  expect(told).toBeGreaterThan(5_000);
});

test('every field of the public API has a noun that people use, over GraphQL, too', async () => {
  const { schemas } = await open();
  const rest = schemas.flatMap(({ schema }) =>
    pathsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).flat(),
  );
  const types = Object.values(buildSchema(readTypeDefs().join('\n')).getTypeMap());
  const graphql = types.flatMap((type) => {
    if (isInputObjectType(type)) return Object.keys(type.getFields());
    if (!isObjectType(type) || type.name.startsWith('__')) return [];
    return Object.values(type.getFields()).flatMap(({ args }) => args.map(({ name }) => name));
  });
  const fields = new Set([...rest, ...graphql].filter((step) => typeof step === 'string'));
  expect(fields.size).toBeGreaterThan(60);
  expect([...fields].filter((field) => !hasNoun(field))).toEqual([]);
});

test.each([
  ['/api/math/generate', { count: 0 }, 'Die Anzahl'],
  ['/api/math/generate', { count: 'drei' }, 'Die Anzahl'],
  ['/api/math/generate', { operations: '+' }, 'Die Rechenarten'],
  ['/api/story/generate', {}, 'Der Wunsch an die Geschichte fehlt noch.'],
  ['/api/generate-image', { prompt: ['Igel'] }, 'Bitte beschreibe das Bild'],
  ['/graphql', {}, 'Die GraphQL-Anfrage fehlt noch.'],
])('%s with %j is answered with what is wrong', async (url, payload, sentence) => {
  const { app } = await open();
  const headers = { 'x-visitor-token': 'validating-visitor' };
  const answer = await app.inject({ method: 'POST', url, payload, headers });
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    expect.stringContaining(sentence),
  ]);
});

test('GraphQL says the same', async () => {
  const { app } = await open();
  const query =
    'mutation ($i: GenerateMathProblemsInput!) { generateMathProblems(input: $i) { problem } }';
  const ask = (body: object) => app.inject({ method: 'POST', url: '/graphql', payload: body });
  const rest = await app.inject({
    method: 'POST',
    url: '/api/math/generate',
    payload: { count: 1000 },
  });
  const answer = await ask({ query: query, variables: { i: { count: 1000 } } });
  expect(answer.json().errors[0].message).toBe(rest.json().message);
});
