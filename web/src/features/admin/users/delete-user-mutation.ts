import { gql, type TypedDocumentNode } from '@apollo/client';

export const DELETE_USER: TypedDocumentNode<{ deleteUser: boolean }, { id: string }> = gql`
  mutation DeleteUser($id: ID!) {
    deleteUser(id: $id)
  }
`;
