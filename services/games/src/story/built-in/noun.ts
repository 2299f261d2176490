import { z } from 'zod';

const form = z.string().min(2);

/** A noun of `data/story/nouns.yaml` with its article: wer, wen, wem; and its plural alone. */
export const Noun = z.tuple([form, form, form, form]).transform(([nom, acc, dat, plural]) => ({
  word: nom.split(' ')[1] ?? nom,
  nom,
  acc,
  dat,
  plural,
}));
export type Noun = z.infer<typeof Noun>;
