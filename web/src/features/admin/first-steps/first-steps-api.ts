import { FirstSteps } from '@lux/contracts/common/first-steps.ts';
import { refusals } from '../../../lib/api/refusals.ts';
import { rest } from '../../../lib/api/rest.ts';

const PATH = '/api/admin/first-steps';

/** The calls about how far this LUX is set up. */
export const firstStepsApi = {
  /** Nobody is asked for anything over a look in passing. */
  read: (): Promise<FirstSteps> => rest.get(PATH, async () => FirstSteps),

  decideOnProvider: (isWithoutProvider: boolean): Promise<FirstSteps> =>
    refusals.call(() =>
      rest.put(`${PATH}/provider`, { isWithoutProvider }, async () => FirstSteps),
    ),
};
