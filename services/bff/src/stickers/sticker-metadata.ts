import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';

/** An object as it is; the resolver checks it with the schema that REST uses. */
export const StickerMetadata = new GraphQLScalarType({
  name: 'StickerMetadata',
  description: 'Facts beside an achievement, by name.',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});
