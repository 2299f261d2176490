import { gql, type TypedDocumentNode } from '@apollo/client';
import type { WatchedPicture } from '@lux/contracts/media/watched-picture.ts';

interface Variables {
  first: number;
  before?: string;
}

export const WATCHED_PICTURES: TypedDocumentNode<{ watchedPictures: WatchedPicture[] }, Variables> =
  gql`
    query WatchedPictures($first: Int, $before: String) {
      watchedPictures(first: $first, before: $before) {
        id
        kind
        prompt
        createdAt
      }
    }
  `;
