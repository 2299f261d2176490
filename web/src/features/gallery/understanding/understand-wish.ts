import { gql, type TypedDocumentNode } from '@apollo/client';
import { WishChip } from '@lux/contracts/media/picture.ts';
import { z } from 'zod';
import { apollo } from '../../../lib/api/apollo.ts';

const UNDERSTAND_WISH: TypedDocumentNode<{ understandWish: object[] }, { prompt: string }> = gql`
  query UnderstandWish($prompt: String!) {
    understandWish(prompt: $prompt) {
      text
      kind
    }
  }
`;

/** What LUX understood; empty on failure: the picture is then painted at once. */
export async function understandWish(prompt: string): Promise<WishChip[]> {
  try {
    const { data } = await apollo.query({
      query: UNDERSTAND_WISH,
      variables: { prompt },
      fetchPolicy: 'no-cache',
    });
    return z.array(WishChip).parse(data?.understandWish ?? []);
  } catch {
    return [];
  }
}
