import { z } from 'zod';

const text = z.string().trim().min(3);
/** What only the oldest are told: `Da knackte es<, so leise wie ein Atemzug>.` */
const ONLY_LARGE = /<([^>]*)>/gu;

/** Blocks for the youngest, and one text for the others, of which `medium` gets the shorter form. */
export const ClassLines = z
  .strictObject({ small: z.array(text).min(1), older: z.array(text).min(1) })
  .transform(({ small, older }) => ({
    small,
    medium: older.map((one) => one.replaceAll(ONLY_LARGE, '')),
    large: older.map((one) => one.replaceAll(ONLY_LARGE, '$1')),
  }));
