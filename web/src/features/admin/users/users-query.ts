import { gql, type TypedDocumentNode } from '@apollo/client';
import type { User } from '@lux/contracts/accounts/user.ts';

/** A user as the dashboard lists them. */
export type ListedUser = Omit<User, 'email'>;

export const USERS: TypedDocumentNode<{ users: ListedUser[] }, Record<string, never>> = gql`
  query Users {
    users {
      id
      username
      displayName
      role
      isOwner
      hasSecondFactor
      createdAt
      lastLogin
    }
  }
`;
