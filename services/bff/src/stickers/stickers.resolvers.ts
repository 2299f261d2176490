import { StickerClaim } from '@lux/contracts/accounts/sticker.ts';
import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { awardSticker, listUserStickers } from './user-stickers.ts';

/** An object as it is; the resolver checks it with the schema that REST uses. */
const StickerMetadata = new GraphQLScalarType({
  name: 'StickerMetadata',
  description: 'Facts beside an achievement, by name.',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});

const AwardArguments = z.object({ input: StickerClaim });

/** Stickers over GraphQL: the same functions as over REST. */
export function stickersResolvers(deps: Deps) {
  return {
    StickerMetadata,
    Query: {
      stickers: (_root: unknown, _arguments: unknown, { request }: GraphqlContext) =>
        deps.services.accounts.listStickers(request.id),
      userStickers: (_root: unknown, _arguments: unknown, { request }: GraphqlContext) =>
        listUserStickers(deps, request),
    },
    Mutation: {
      awardSticker: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        awardSticker(deps, request, parseInput(AwardArguments, given).input),
    },
  };
}
