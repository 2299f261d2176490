import { z } from 'zod';

/**
 * A list of so many things at most, which is looked at before any of them is: a million of them cost
 * no more to refuse than one too many.
 */
export function boundedList<Element extends z.ZodType>(
  element: Element,
  { max, message }: { max: number; message: string },
) {
  return z.preprocess((given, { addIssue }) => {
    if (!Array.isArray(given) || given.length <= max) return given;
    addIssue({ code: 'custom', message });
    return z.NEVER;
  }, z.array(element));
}
