import { readFileSync } from 'node:fs';
import { type StoryRequest, StoryTheme } from '@lux/contracts/games/story.ts';
import type { Random } from '@lux/random/random.ts';
import { load } from 'js-yaml';
import { z } from 'zod';
import { byAge, StoryThemeFile } from './story-theme-file.ts';

const form = z.string().min(2);

/**
 * `data/story/verbs.yaml`: for `er` in the past, the other forms: several in the past, then `er`, `ich`
 * and several in the present. In the past `ich` and `er` are alike.
 */
export const VerbForms = z.record(form, z.tuple([form, form, form, form]));
export type VerbForms = z.infer<typeof VerbForms>;

/** A noun of `data/story/nouns.yaml` with its article: wer, wen, wem; and its plural alone. */
export const Noun = z.tuple([form, form, form, form]).transform(([nom, acc, dat, plural]) => ({
  word: nom.split(' ')[1] ?? nom,
  nom,
  acc,
  dat,
  plural,
}));
export type Noun = z.infer<typeof Noun>;

const Sentences = byAge(z.string().trim().min(3));
const SeveralByAge = byAge(z.array(z.string().trim().min(3)).min(2));

/** `data/story/frames.yaml`: sentences that fit every theme. */
const StoryFramesFile = z.strictObject({
  ownOpenings: SeveralByAge,
  companions: SeveralByAge,
  ownHelpers: SeveralByAge,
  places: SeveralByAge,
  things: SeveralByAge,
  animals: SeveralByAge,
  others: SeveralByAge,
  pauses: SeveralByAge,
  hooks: SeveralByAge,
  /** `mark`: found in all three texts, as in the themes. */
  events: z.array(Sentences.extend({ mark: z.string().min(3), solved: Sentences })).min(2),
  foundThings: SeveralByAge,
  foundAnimals: SeveralByAge,
  goodEnds: SeveralByAge,
  newcomers: SeveralByAge,
  habits: z.array(z.string()).min(5),
  traits: z.array(z.string()).min(5),
  freeNames: z.array(z.string()).min(5),
  adjectives: z.array(z.string()).min(50),
});

/** What may stand in braces in a block beside a verb whose subject is the hero; see `data/story/README.md`. */
const storyWords: ReadonlySet<string> = new Set([
  'hero',
  'hero.dat',
  'hero.acc',
  'er',
  'ihn',
  'ihm',
  'sich',
  'dir',
  'dich',
  ...['sein', 'seine', 'seinen', 'seinem', 'seiner', 'seines'],
  'zusammen',
  'beide',
  'beide.sich',
  'helper',
  'helper.dat',
  'helper.acc',
  ...['in', 'is', 'with', 'that', 'trait'],
  'place',
  ...['thing', 'thing.acc', 'animal', 'companion'],
]);

/** What stands in braces or brackets in any text of `blocks` and is neither a verb's form nor a word of ours. */
function findUnknownForms(blocks: object, verbs: VerbForms): string[] {
  const plurals = new Set(Object.values(verbs).map(([several]) => several));
  const text = JSON.stringify(blocks);
  const inBrackets = [...text.matchAll(/\[([\p{Ll}]+)\]/gu)].map(([, word]) => word ?? '');
  const inBraces = [...text.matchAll(/\{([\p{L}.]+)\}/gu)].map(([, word]) => word ?? '');
  const unknown = [
    ...inBrackets.filter((word) => !Object.hasOwn(verbs, word) && !plurals.has(word)),
    ...inBraces.filter((word) => !Object.hasOwn(verbs, word) && !storyWords.has(word)),
  ];
  return [...new Set(unknown)];
}

/** `data/story/nouns.yaml`: what LUX picks up from a child's text. */
const StoryNounsFile = z.strictObject({
  animals: z.array(Noun),
  persons: z.array(Noun),
  things: z.array(Noun),
  /** With the words that say where something happens. */
  places: z.array(
    z.tuple([z.string(), z.string()]).transform(([word, where]) => ({ word, where })),
  ),
});

const DATA_FOLDER = new URL('../../../data/story/', import.meta.url);

/** `offen`: names of both girls and boys. */
const NamesFile = z.strictObject({
  sie: z.array(z.string()),
  er: z.array(z.string()),
  offen: z.array(z.string()),
});

export type StoryData = ReturnType<typeof loadStoryData>;

/**
 * Reads and checks the building blocks of the built-in stories once, at the start.
 *
 * @throws Error that names the faulty file and what is wrong in it, a verb that is not in
 *   `verbs.yaml` included.
 */
export function loadStoryData(folder: URL = DATA_FOLDER) {
  const verbs = read(folder, 'verbs.yaml', VerbForms);
  const frames = read(folder, 'frames.yaml', StoryFramesFile);
  ensureForms('frames.yaml', frames, verbs);
  const themes = StoryTheme.options.map((theme) => {
    const file = `themes/${theme}.yaml`;
    const blocks = read(folder, file, StoryThemeFile);
    ensureForms(file, blocks, verbs);
    return [theme, blocks] as const;
  });
  return {
    verbs,
    frames,
    themes: z.record(StoryTheme, StoryThemeFile).parse(Object.fromEntries(themes)),
    nouns: read(folder, 'nouns.yaml', StoryNounsFile),
    names: read(folder, 'names.yaml', NamesFile),
  };
}

function read<Schema extends z.ZodType>(folder: URL, file: string, schema: Schema) {
  const parsed = schema.safeParse(load(readFileSync(new URL(file, folder), 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`data/story/${file} is broken: ${z.prettifyError(parsed.error)}`);
}

function ensureForms(file: string, blocks: object, verbs: VerbForms): void {
  const unknown = findUnknownForms(blocks, verbs);
  if (unknown.length === 0) return;
  throw new Error(`data/story/${file} has what verbs.yaml does not know: ${unknown.join(', ')}`);
}

/** What the built-in writer makes one text of: the child's wish, our blocks and a generator. */
export interface StoryTask extends Omit<StoryRequest, 'mode' | 'visitorToken'> {
  data: StoryData;
  random: Random;
}
