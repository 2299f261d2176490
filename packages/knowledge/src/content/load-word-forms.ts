import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';

const WordForms = z.strictObject({
  /** Words that mean the same; the first stands for all. */
  same: z.array(z.array(z.string()).min(2)),
  /** Words that mean nearly the same: one is found by the other, less surely. */
  near: z.array(z.array(z.string()).min(2)),
  /** Words that look like a form of another word. */
  distinct: z.array(z.string()),
  /** Words that say little about what is meant. */
  light: z.string(),
});
export type WordForms = z.infer<typeof WordForms>;

const FILE = new URL('../../data/word-forms.yaml', import.meta.url);

/** Reads and checks `data/word-forms.yaml`, once. */
export const loadWordForms = (): WordForms => WordForms.parse(load(readFileSync(FILE, 'utf8')));
