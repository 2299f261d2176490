import { z } from 'zod';

const form = z.string().min(2);

/**
 * `data/story/verbs.yaml`: for `er` in the past, the other forms: several in the past, then `er`, `ich`
 * and several in the present. In the past `ich` and `er` are alike.
 */
export const VerbForms = z.record(form, z.tuple([form, form, form, form]));
export type VerbForms = z.infer<typeof VerbForms>;
