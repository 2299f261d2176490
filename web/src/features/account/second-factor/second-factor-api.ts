import { RecoveryCodes, SecondFactorSecret } from '@lux/contracts/accounts/second-factor.ts';
import { rest } from '../../../lib/api/rest.ts';

const PATH = '/api/me/second-factor';

/** The API of one's own second factor. */
export const secondFactorApi = {
  /**
   * Creates a secret; logins ask for a code only after `activate`. @throws ApiError WRONG_PASSWORD.
   */
  begin: (password: string) => rest.post(PATH, { password }, async () => SecondFactorSecret),

  /** @throws ApiError SECOND_FACTOR_WRONG. */
  activate: (code: string) => rest.put(PATH, { code }, async () => RecoveryCodes),

  /** @throws ApiError WRONG_PASSWORD, SECOND_FACTOR_WRONG. */
  remove: (given: { password: string; code: string }) => rest.delete(PATH, given),
};
