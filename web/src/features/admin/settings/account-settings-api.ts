import { z } from 'zod';
import { refusals } from '../../../lib/api/refusals.ts';
import { rest } from '../../../lib/api/rest.ts';

const PATH = '/api/admin/settings';

/** Who may make an account, and how those that administer are protected; a field is absent where the server has no such setting. */
const AccountSettings = z.object({
  registration: z.enum(['open', 'invitation', 'closed']).optional(),
  isSecondFactorRequired: z.boolean().optional(),
});
export type AccountSettings = z.infer<typeof AccountSettings>;

/** Sensitive settings: changed one at a time, with a confirmation if the server asks for one. */
export const accountSettingsApi = {
  read: (): Promise<AccountSettings> => rest.get(PATH, async () => AccountSettings),

  /** @throws ApiError SECOND_FACTOR_NEEDED, SECOND_FACTOR_REQUIRED. */
  change: (change: AccountSettings): Promise<AccountSettings> =>
    refusals.call(() => rest.post(PATH, change, async () => AccountSettings)),
};
