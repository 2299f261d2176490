import { useEngines } from '@lux/test-kit/test-engines.ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openBff } from '../testing/open-bff.ts';
import { operationNotes } from './api-docs.ts';

const engines = useEngines();

const Content = z.record(z.string(), z.unknown());
const Document = z.looseObject({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        summary: z.string().optional(),
        requestBody: z.looseObject({ content: Content }).optional(),
        responses: z.record(
          z.string(),
          z.looseObject({ content: Content.optional(), headers: Content.optional() }),
        ),
      }),
    ),
  ),
});

async function readDocument() {
  const { app } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: engines.redis.prefix,
  });
  return (await app.inject('/api/docs/json')).body;
}

test('a linter finds no error in the document', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: await readDocument(), config });
  const errors = problems.filter(({ severity }) => severity === 'error');
  const told = errors.map(({ ruleId, message, location }) => {
    const { pointer } = { pointer: '', ...location[0] };
    return `${ruleId} ${pointer}: ${message}`;
  });
  expect(told).toEqual([]);
});

test('every call has a note, and every note a call', async () => {
  const { openapi, paths } = Document.parse(JSON.parse(await readDocument()));
  expect(openapi).toMatch(/^3\.1\./);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(calls.toSorted()).toEqual(Object.keys(operationNotes).toSorted());
});

test('every call names its refusals, and what it takes and answers that is no JSON', async () => {
  const { paths } = Document.parse(JSON.parse(await readDocument()));
  for (const methods of Object.values(paths)) {
    for (const { responses } of Object.values(methods)) {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '401', '429']));
    }
  }
  const typesOf = (path: string, method: string, status = '200') =>
    Object.keys(paths[path]?.[method]?.responses[status]?.content ?? {});
  expect(typesOf('/api/speech', 'post')).toContain('audio/wav');
  expect(typesOf('/api/conversations/{id}/messages', 'post')).toEqual(['text/event-stream']);
  expect(typesOf('/api/conversations/{id}/messages', 'post', '201')).toEqual(['application/json']);
  expect(typesOf('/api/analytics/exports/pictures.zip', 'get')).toEqual(['application/zip']);
  expect(typesOf('/api/analytics/exports/users.csv', 'get')).toEqual(['text/csv']);
  const { headers } = paths['/api/speech/{key}']?.get?.responses['200'] ?? {};
  expect(Object.keys(headers ?? {})).toEqual(['x-spoken-words']);
  const recording = paths['/api/transcriptions']?.post?.requestBody?.content ?? {};
  expect(Object.keys(recording)).toEqual(
    expect.arrayContaining(['audio/webm', 'multipart/form-data']),
  );
});
