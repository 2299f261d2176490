import { gql, type TypedDocumentNode } from '@apollo/client';
import { AnalyticsRequest } from '@lux/contracts/analytics/analytics-request.ts';
import { z } from 'zod';

/** A request as the table shows it. */
export const RequestRow = AnalyticsRequest.omit({ userId: true });
export type RequestRow = z.infer<typeof RequestRow>;

export const RequestBatch = z.array(RequestRow);

/** How many rows the table holds: more is for the export. */
export const SHOWN_REQUESTS = 200;

export const REQUESTS: TypedDocumentNode<{ requests: RequestRow[] }, { first: number }> = gql`
  query Requests($first: Int!) {
    requests(first: $first) {
      id
      timestamp
      type
      visitorToken
      prompt
      response
      imageUrl
      userAgent
      ipAddress
      operation
      status
      durationMs
      safety
    }
  }
`;
