import type { ApiOperation } from '@lux/test-kit/fuzz/operations-of.ts';
import { z } from 'zod';

/** Where a text stands in a call: a name of its path or query, or the way to it in the body. */
export interface TextPlace {
  site: 'path' | 'query' | 'body';
  way: string[];
}

const Part = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).default([]),
  oneOf: z.array(z.unknown()).default([]),
  allOf: z.array(z.unknown()).default([]),
  properties: z.record(z.string(), z.unknown()).default({}),
  items: z.unknown().optional(),
});

/** Every place of an operation that takes a text. */
export function textPlaces({ parameters, query, body }: ApiOperation): TextPlace[] {
  const named = (site: 'path' | 'query', list: typeof query) =>
    list.map(({ name }): TextPlace => ({ site, way: [name] }));
  const ways = body ? waysTo(body.schema) : [];
  return [
    ...named('path', parameters),
    ...named('query', query),
    ...ways.map((way): TextPlace => ({ site: 'body', way })),
  ];
}

function waysTo(given: unknown): string[][] {
  const { type, anyOf, oneOf, allOf, properties, items } = Part.parse(given ?? {});
  const within = [...anyOf, ...oneOf, ...allOf].flatMap(waysTo);
  const named = Object.entries(properties).flatMap(([name, part]) =>
    waysTo(part).map((way) => [name, ...way]),
  );
  const listed = items === undefined ? [] : waysTo(items).map((way) => ['0', ...way]);
  return [...within, ...named, ...listed, ...(type === 'string' ? [[]] : [])];
}
