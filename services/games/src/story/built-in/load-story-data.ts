import { readFileSync } from 'node:fs';
import { StoryTheme } from '@lux/contracts/games/story-theme.ts';
import { parse } from 'yaml';
import { z } from 'zod';
import { findUnknownForms } from './find-unknown-forms.ts';
import { StoryFramesFile } from './story-frames-file.ts';
import { StoryNounsFile } from './story-nouns-file.ts';
import { StoryThemeFile } from './story-theme-file.ts';
import { VerbForms } from './verb-forms.ts';

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
  const parsed = schema.safeParse(parse(readFileSync(new URL(file, folder), 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`data/story/${file} is broken: ${z.prettifyError(parsed.error)}`);
}

function ensureForms(file: string, blocks: object, verbs: VerbForms): void {
  const unknown = findUnknownForms(blocks, verbs);
  if (unknown.length === 0) return;
  throw new Error(`data/story/${file} has what verbs.yaml does not know: ${unknown.join(', ')}`);
}
