import { gql, type TypedDocumentNode } from '@apollo/client';
import type { User } from '@lux/contracts/accounts/user.ts';

export const USERS: TypedDocumentNode<{ users: User[] }, Record<string, never>> = gql`
  query Users {
    users {
      id
      username
      displayName
      email
      role
      isOwner
      createdAt
      lastLogin
    }
  }
`;
