import { gql, type TypedDocumentNode } from '@apollo/client';
import type { RequestRow } from './request-row.ts';

type Handled = Pick<RequestRow, 'id' | 'handled'>;

/** Notes that a safety event was seen to; who was first stays (issue 8). */
export const MARK_HANDLED: TypedDocumentNode<{ markHandled: Handled }, { id: string }> = gql`
  mutation MarkHandled($id: ID!) {
    markHandled(id: $id) {
      id
      handled {
        at
        by
      }
    }
  }
`;
