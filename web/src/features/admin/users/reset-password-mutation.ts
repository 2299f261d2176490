import { gql, type TypedDocumentNode } from '@apollo/client';
import type { PasswordResetResult } from '@lux/contracts/accounts/password-reset-result.ts';

export const RESET_PASSWORD: TypedDocumentNode<
  { resetPassword: Pick<PasswordResetResult, 'generatedPassword'> },
  { id: string; password?: string }
> = gql`
  mutation ResetPassword($id: ID!, $password: String) {
    resetPassword(id: $id, password: $password) {
      generatedPassword
    }
  }
`;
