import { z } from 'zod';

/** The modes that ask; the other one is reading. */
export const TaskMode = z.enum(['buchstaben', 'silben', 'worte']);
export type TaskMode = z.infer<typeof TaskMode>;
