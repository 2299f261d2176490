import { refusals } from '../../../lib/refusals.ts';
import { rest } from '../../../lib/rest.ts';

/** For an admin who lost the phone; the owner's right alone. @throws ApiError */
export async function removeSecondFactor(id: string): Promise<void> {
  await refusals.call(() => rest.delete(`/api/admin/users/${id}/second-factor`));
}
