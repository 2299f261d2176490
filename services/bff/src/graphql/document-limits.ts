/**
 * What a GraphQL document may ask for. Each is at least twice what the largest of our client's
 * operations needs, which `client-operations.test.ts` watches over.
 */
export const documentLimits = {
  tokens: 600,
  depth: 8,
  /** Fields beside each other, which validation compares each with each. */
  width: 40,
  aliases: 10,
  rootFields: 5,
  /** Fields of the answer, every list counted as ten entries. */
  cost: 2_000,
};
