import { gql, type TypedDocumentNode } from '@apollo/client';
import type { KeyTest } from '@lux/contracts/accounts/key-test.ts';
import type { KeyTestResult } from '@lux/contracts/accounts/key-test-result.ts';

/** Tries a key that was just typed, or the saved one. */
export const TEST_KEY: TypedDocumentNode<{ testKey: KeyTestResult }, KeyTest> = gql`
  mutation TestKey($provider: String!, $key: String) {
    testKey(provider: $provider, key: $key) {
      isWorking
      message
    }
  }
`;
