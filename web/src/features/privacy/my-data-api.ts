import { rest } from '../../lib/rest.ts';
import { MyDataAnswer } from './my-data-answer.ts';

const PATH = '/api/me/data';

/** What is kept about the child in front of the screen (DESIGN 5). */
export const myDataApi = {
  archivePath: `${PATH}/archive`,
  read: (): Promise<MyDataAnswer> => rest.get(PATH, async () => MyDataAnswer),
  /** @throws ApiError ACCOUNT_IS_NEEDED for the owner and the user named admin. */
  delete: (): Promise<void> => rest.delete(PATH),
};
