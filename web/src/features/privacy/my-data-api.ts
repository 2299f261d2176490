import { refusals } from '../../lib/api/refusals.ts';
import { rest } from '../../lib/api/rest.ts';
import { MyDataAnswer } from './my-data-answer.ts';

const PATH = '/api/me/data';

/** The API of everything stored about the current child (DESIGN 5). */
export const myDataApi = {
  archivePath: `${PATH}/archive`,
  read: (): Promise<MyDataAnswer> => rest.get(PATH, async () => MyDataAnswer),
  /**
   * Asks an account with a second factor for its code first (`SecondFactorConfirmation`).
   *
   * @throws ApiError ACCOUNT_IS_NEEDED for the owner and the user named admin; SECOND_FACTOR_NEEDED
   *   where the code was not given.
   */
  delete: (): Promise<void> => refusals.call(() => rest.delete(PATH)),
};
