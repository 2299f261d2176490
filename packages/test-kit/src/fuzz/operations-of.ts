import { z } from 'zod';

const Parameter = z.looseObject({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  schema: z.unknown(),
});
const Content = z.record(z.string(), z.looseObject({ schema: z.unknown() }));
const Operation = z.looseObject({
  parameters: z.array(Parameter).default([]),
  requestBody: z.looseObject({ content: Content }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: Content.default({}) })).default({}),
});
const OpenApi = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

interface ApiParameter {
  name: string;
  isRequired: boolean;
  schema: unknown;
}

export interface ApiOperation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With names of parameters in braces. */
  path: string;
  parameters: ApiParameter[];
  query: ApiParameter[];
  /** Null where it takes no JSON. */
  body: { schema: unknown } | null;
  /** Status → what the answer is; null where it is no JSON. */
  answers: ReadonlyMap<number, { schema: unknown } | null>;
}

const Method = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
const JSON_TYPE = 'application/json';

/** Every call that an OpenAPI document describes. */
export function operationsOf(document: unknown): ApiOperation[] {
  const { paths } = OpenApi.parse(document);
  return Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, { parameters, requestBody, responses }]) => {
      const json = requestBody?.content[JSON_TYPE];
      const within = (place: string) =>
        parameters
          .filter((one) => one.in === place)
          .map(({ name, required, schema }) => ({ name, isRequired: required, schema }));
      return {
        method: Method.parse(method.toUpperCase()),
        path,
        parameters: within('path'),
        query: within('query'),
        body: json ? { schema: json.schema } : null,
        answers: new Map(
          Object.entries(responses).map(([status, { content }]) => {
            const answer = content[JSON_TYPE];
            return [Number(status), answer ? { schema: answer.schema } : null] as const;
          }),
        ),
      };
    }),
  );
}
