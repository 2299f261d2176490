import { z } from 'zod';

/** Who runs this LUX and answers for children's data: `GET /api/operator`. Null where it is not said. */
export const Operator = z.object({
  name: z.string().nullable(),
  contact: z.string().nullable(),
});
export type Operator = z.infer<typeof Operator>;
