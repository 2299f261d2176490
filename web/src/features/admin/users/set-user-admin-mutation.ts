import { gql, type TypedDocumentNode } from '@apollo/client';
import type { User } from '@lux/contracts/accounts/user.ts';

export const SET_USER_ADMIN: TypedDocumentNode<
  { setUserAdmin: Pick<User, 'id' | 'role'> },
  { id: string; isAdmin: boolean }
> = gql`
  mutation SetUserAdmin($id: ID!, $isAdmin: Boolean!) {
    setUserAdmin(id: $id, isAdmin: $isAdmin) {
      id
      role
    }
  }
`;
