import { readdirSync, readFileSync } from 'node:fs';
import { type StoryRequest, StoryTheme } from '@lux/contracts/games/story.ts';
import { firstNames as children } from '@lux/german-text/first-names.ts';
import type { Random } from '@lux/random/random.ts';
import { load } from 'js-yaml';
import { z } from 'zod';
import { createLanguage } from '../language/create-language.ts';
import { EventFile } from '../reading/events/event-file.ts';
import { NeedFile } from '../reading/needs/need-file.ts';
import { createClassReader } from '../reading/situations/create-class-reader.ts';
import { learntFile } from '../reading/situations/learnt-classifier.ts';
import { ClassFile, ExampleFile } from './class-file.ts';
import { completeVerbs } from './complete-verbs.ts';
import { HelpsFile } from './help-file.ts';
import { KindFile } from './kind-file.ts';
import { MendFile } from './mend-file.ts';
import { OpeningFile } from './opening-file.ts';
import { PlaceHelperFile, RemedyFile } from './remedy-file.ts';
import { SceneFile } from './scene-file.ts';
import { type Solution, SolutionFile } from './solution-file.ts';
import { byAge, StoryThemeFile } from './story-theme-file.ts';
import { findUnknownForms } from './template-words.ts';
import { ToolFile } from './tool-file.ts';
import { TrustFile } from './trust-file.ts';
import { VerbForms } from './verb-forms.ts';

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

/** `data/story/spelling.yaml`: typical errors, and why a word that exists is the wrong one. */
const SpellingFile = z.strictObject({
  typical: z.record(z.string().min(2), z.string().min(2)),
  confusions: z.record(z.string().min(2), z.string().min(10)),
});

/** `data/story/vocabulary.yaml`: words that belong together. */
const VocabularyFile = z.record(z.string(), z.array(z.string().min(2)).min(1));

const DATA_FOLDER = new URL('../../../data/story/', import.meta.url);

/** Who is called so beside the first names of children. `offen`: both girls and boys. */
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
  const helps = read(folder, 'helps.yaml', HelpsFile);
  const classes = new Map(Object.entries(readMerged(folder, 'classes', ClassFile)));
  const examples = new Map(Object.entries(readMerged(folder, 'examples', ExampleFile)));
  ensureClasses(classes, examples);
  const openings = read(folder, 'openings.yaml', OpeningFile);
  const tools = read(folder, 'tools.yaml', ToolFile);
  const mends = read(folder, 'mends.yaml', MendFile);
  const scenes = read(folder, 'scenes.yaml', SceneFile);
  const remedies = read(folder, 'remedies.yaml', RemedyFile);
  const placeHelpers = read(folder, 'place-helpers.yaml', PlaceHelperFile);
  const solutions = new Map(Object.entries(readMerged(folder, 'solutions', SolutionFile)));
  const vocabulary = read(folder, 'vocabulary.yaml', VocabularyFile);
  const quiet = read(folder, 'quiet.yaml', z.array(form).min(20));
  const written = read(folder, 'verbs.yaml', VerbForms);
  const language = createLanguage(written);
  const verbs = completeVerbs(
    {
      ...{ helps, mends, openings, remedies, tools, scenes },
      ...{ classes: [...classes], solutions: toldIn(solutions) },
    },
    written,
    language,
  );
  ensureForms('helps.yaml', helps, verbs);
  ensureForms('classes', [...classes], verbs);
  ensureForms('mends.yaml', mends, verbs);
  ensureForms('openings.yaml', openings, verbs);
  ensureForms('scenes.yaml', scenes, verbs);
  ensureForms('remedies.yaml', remedies, verbs);
  ensureForms('solutions', toldIn(solutions), verbs);
  ensureForms('tools.yaml', tools, verbs);
  const trust = read(folder, 'trust.yaml', TrustFile);
  ensureForms('trust.yaml', trust, verbs);
  const events = read(folder, 'events.yaml', EventFile);
  const kinds = read(folder, 'kinds.yaml', KindFile);
  ensureKinds(events, kinds.all);
  const nouns = read(folder, 'nouns.yaml', StoryNounsFile);
  const others = read(folder, 'names.yaml', NamesFile);
  const names = {
    sie: [...children.girl, ...others.sie],
    er: [...children.boy, ...others.er],
    offen: [...children.person, ...others.offen],
  };
  const firstNames = new Set([...names.sie, ...names.er, ...names.offen]);
  const knowledge = { vocabulary, language, verbs: written, names: firstNames };
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
    nouns,
    animals: new Set(nouns.animals.map(({ word }) => word)),
    names,
    firstNames,
    smallFirstNames: new Set([...firstNames].map((name) => name.toLowerCase())),
    language,
    spelling: read(folder, 'spelling.yaml', SpellingFile),
    events,
    needs: read(folder, 'needs.yaml', NeedFile),
    kinds,
    /** The words of our own sentences, small: what they have is spelt right. */
    ownWords: new Set([
      ...wordsOf({
        helps,
        trust,
        frames,
        openings,
        remedies,
        scenes,
        tools,
        classes: [...classes],
        solutions: toldIn(solutions),
      }),
      ...readWords(folder),
    ]),
    classes,
    mends,
    scenes,
    remedies,
    placeHelpers,
    solutions,
    openings,
    tools,
    trust,
    classReader: createClassReader({ examples, quiet }, knowledge, learntFile('classes', folder)),
    helps,
  };
}

function read<Schema extends z.ZodType>(folder: URL, file: string, schema: Schema) {
  const parsed = schema.safeParse(load(readFileSync(new URL(file, folder), 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`data/story/${file} is broken: ${z.prettifyError(parsed.error)}`);
}

/** What is told of them; by what they are known is no text. */
function toldIn(solutions: ReadonlyMap<string, Solution>) {
  return [...solutions.values()].map(({ next, end }) => ({ next, end }));
}

function readWords(folder: URL): string[] {
  return readFileSync(new URL('words.txt', folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function wordsOf(texts: object): ReadonlySet<string> {
  return new Set(
    JSON.stringify(texts)
      .toLowerCase()
      .match(/\p{L}{3,}/gu),
  );
}

function readMerged<Value>(
  folder: URL,
  name: string,
  schema: z.ZodType<Record<string, Value>>,
): Record<string, Value> {
  const files = readdirSync(new URL(`${name}/`, folder)).toSorted();
  return Object.assign({}, ...files.map((file) => read(folder, `${name}/${file}`, schema)));
}

/** What is learnt to be known must be told. */
function ensureClasses(
  classes: ReadonlyMap<string, unknown>,
  examples: ReadonlyMap<string, unknown>,
): void {
  const missing = [...examples.keys()].filter((name) => !classes.has(name));
  if (missing.length === 0) return;
  throw new Error(`data/story/classes has nothing for ${missing.join(', ')}`);
}

/** What is known must mean something. */
function ensureKinds(events: EventFile, all: ReadonlySet<string>): void {
  const missing = events.filter(({ kind, ends, isQuiet }) => !ends && !isQuiet && !all.has(kind));
  if (missing.length === 0) return;
  throw new Error(`data/story/kinds.yaml has no ${missing.map(({ kind }) => kind).join(', ')}`);
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
