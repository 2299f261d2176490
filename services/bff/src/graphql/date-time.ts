import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { z } from 'zod';

const IsoDateTime = z.iso.datetime();

function parse(value: unknown): string {
  const parsed = IsoDateTime.safeParse(value);
  if (!parsed.success) throw new GraphQLError('Das ist kein Zeitpunkt nach ISO 8601.');
  return parsed.data;
}

/** A moment as ISO 8601 text in UTC, as REST has it. */
export const DateTime = new GraphQLScalarType({
  name: 'DateTime',
  description: 'A moment as ISO 8601 text in UTC.',
  serialize: parse,
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
});
