import { gql, type TypedDocumentNode } from '@apollo/client';

/** Deletes a picture everywhere, also in its child's gallery. */
export const DELETE_PICTURE: TypedDocumentNode<{ deletePicture: boolean }, { id: string }> = gql`
  mutation DeletePicture($id: ID!) {
    deletePicture(id: $id)
  }
`;
