import { gql, type TypedDocumentNode } from '@apollo/client';
import type { RequestFilter } from '@lux/contracts/analytics/request-list.ts';
import type { RequestRow } from './request-row.ts';

interface Variables {
  filter: RequestFilter;
  first: number;
  after?: string;
}

/** One page of requests, the newest first. */
export const REQUESTS: TypedDocumentNode<{ requests: RequestRow[] }, Variables> = gql`
  query Requests($filter: RequestFilter, $first: Int, $after: String) {
    requests(filter: $filter, first: $first, after: $after) {
      id
      timestamp
      type
      visitorToken
      prompt
      response
      imageUrl
      pictureFailure
      userAgent
      ipAddress
      operation
      status
      durationMs
      safety
      danger
      forgottenAt
      handled {
        at
        by
      }
    }
  }
`;
