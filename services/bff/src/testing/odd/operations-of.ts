import { z } from 'zod';

const Parameter = z.looseObject({ name: z.string(), in: z.string(), schema: z.unknown() });
const Operation = z.looseObject({
  parameters: z.array(Parameter).default([]),
  requestBody: z
    .looseObject({
      content: z.record(z.string(), z.looseObject({ schema: z.unknown() })),
    })
    .optional(),
});
const OpenApi = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

export interface ApiOperation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With names of parameters in braces. */
  path: string;
  query: string[];
  /** Null where it takes no JSON. */
  body: { schema: unknown } | null;
}

const Method = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Every call that an OpenAPI document describes. */
export function operationsOf(document: unknown): ApiOperation[] {
  const { paths } = OpenApi.parse(document);
  return Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, { parameters, requestBody }]) => {
      const json = requestBody?.content['application/json'];
      return {
        method: Method.parse(method.toUpperCase()),
        path,
        query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
        body: json ? { schema: json.schema } : null,
      };
    }),
  );
}
