import { pick } from '@lux/random/choose.ts';
import { integerBelow, type Random } from '@lux/random/random.ts';
import { z } from 'zod';

/** As much of JSON Schema as our OpenAPI document uses. */
const Schema = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  minItems: z.number().optional(),
  minimum: z.number().optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
});

const TEXTS = [
  'ein Igel im Wald',
  'A'.repeat(22),
  'visitor-1741514400-x7',
  'Wolke-Besen-Zebra',
  '1F98A',
];

/** A value that fits a schema well enough for one part of it to be made odd. */
export function sampleOf(given: unknown, random: Random): unknown {
  const schema = Schema.catch({}).parse(given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(random, schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return sampleOf(pick(random, choices), random);
  if (schema.type === 'object') {
    const entries = Object.entries(schema.properties ?? {});
    return Object.fromEntries(entries.map(([name, part]) => [name, sampleOf(part, random)]));
  }
  if (schema.type === 'array') {
    return Array.from({ length: schema.minItems ?? 1 }, () => sampleOf(schema.items, random));
  }
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(schema.minimum ?? 0, 1);
  if (schema.type === 'boolean') return integerBelow(random, 2) === 0;
  if (schema.format === 'date-time') return new Date(0).toISOString();
  const { pattern } = schema;
  return (pattern && TEXTS.find((text) => new RegExp(pattern, 'u').test(text))) ?? TEXTS[0];
}
