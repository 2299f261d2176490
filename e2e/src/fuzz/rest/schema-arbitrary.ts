import fc from 'fast-check';
import { z } from 'zod';
import { textArbitrary } from './text-arbitrary.ts';

/** As much of OpenAPI's schemas as our document uses. */
const Schema = z.looseObject({
  type: z.string().optional(),
  nullable: z.boolean().default(false),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
  items: z.unknown().optional(),
  minItems: z.number().default(0),
  maxItems: z.number().optional(),
  minimum: z.number().optional(),
  exclusiveMinimum: z.boolean().default(false),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
});
type Schema = z.infer<typeof Schema>;

const MOST_ITEMS = 4;
/** Names that a database may not take, among others. */
const keys = fc.oneof(
  fc.string(),
  fc.constantFrom('a\0b', '$where', 'a.b', '$', '.', '', 'then', '$ref', '_bsontype', '$__'),
);

/**
 * Values that fit a schema.
 *
 * @param known real values by the name of the field that may hold them, so that some calls hit what exists.
 */
export function schemaArbitrary(
  given: unknown,
  known: Readonly<Record<string, string>> = {},
  name = '',
): fc.Arbitrary<unknown> {
  const schema = Schema.parse(given ?? {});
  const hit = known[name];
  const plain = plainArbitrary(schema, known, name);
  const isText = schema.type === 'string';
  const some =
    hit !== undefined && isText
      ? fc.oneof({ weight: 3, arbitrary: fc.constant(hit) }, { weight: 1, arbitrary: plain })
      : plain;
  return schema.nullable ? fc.option(some) : some;
}

function plainArbitrary(
  schema: Schema,
  known: Readonly<Record<string, string>>,
  name: string,
): fc.Arbitrary<unknown> {
  const of = (part: unknown, partName = name) => schemaArbitrary(part, known, partName);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => of(choice)));
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => of(part));
    return fc.tuple(...parts).map((values) => Object.assign({}, ...values));
  }
  if (schema.type === 'object') {
    const entries = Object.entries(schema.properties);
    if (entries.length === 0) return fc.dictionary(keys, fc.jsonValue(), { maxKeys: 5 });
    const arbitraries = Object.fromEntries(entries.map(([key, part]) => [key, of(part, key)]));
    return fc.record(arbitraries, { requiredKeys: schema.required, noNullPrototype: true });
  }
  if (schema.type === 'array') {
    const maxLength = Math.min(schema.maxItems ?? MOST_ITEMS, schema.minItems + MOST_ITEMS);
    return fc.array(of(schema.items), { minLength: schema.minItems, maxLength });
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer') return fc.integer(numberBounds(schema));
  if (schema.type === 'number') return fc.double({ ...numberBounds(schema), noNaN: true });
  return schema.type === 'string' ? textArbitrary(schema) : fc.jsonValue();
}

function numberBounds({ minimum, exclusiveMinimum, maximum }: Schema) {
  const min = (minimum ?? Number.MIN_SAFE_INTEGER) + (exclusiveMinimum ? 1 : 0);
  return { min, max: maximum ?? Number.MAX_SAFE_INTEGER };
}
