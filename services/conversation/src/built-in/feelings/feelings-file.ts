import { z } from 'zod';

const Lines = z.array(z.string().min(4)).min(1);

/** What a child tells of itself, and how LUX takes it up. */
export const Feeling = z
  .object({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    /** Heavy ones name the way to a grown-up in the first answer already. */
    weight: z.enum(['heavy', 'light']).default('light'),
    /** A danger or despair: no reader that hears something else takes its place. */
    isGrave: z.boolean().default(false),
    /** Its words mean nothing else, whatever the learnt reader hears. */
    isCertain: z.boolean().default(false),
    /** The child's sentence may be said back; never where that would say something bad of the child. */
    echo: z.boolean().default(false),
    /** "Warum …?" is a trouble here, too. */
    isWhy: z.boolean().default(false),
    /** Something to do comes at once. */
    isQuick: z.boolean().default(false),
    isGlad: z.boolean().default(false),
    /** It says how somebody feels, not what about: it never takes the place of what is talked of. */
    isVague: z.boolean().default(false),
    /** Something of life that is a trouble only where it is said to be one: a new school, a test. */
    isEvent: z.boolean().default(false),
    /** A grown-up is named at once, though it is light. */
    firstGrownUp: z.boolean().default(false),
    /** Words as in `about`; without one of them the learnt reader is not believed here. */
    needs: z.string().optional(),
    /** Patterns as of `SafetyRule`, with the families of this file. */
    said: z.array(z.string()).min(1),
    /** Patterns of questions that are no questions for facts: "Was soll ich machen?" */
    asks: z.array(z.string()).default([]),
    /** Words that suffice in a short sentence, and in a question for advice. */
    about: z.string().optional(),
    hear: Lines,
    ask: Lines,
    help: Lines.min(2),
    grownUp: Lines.optional(),
  })
  .strict()
  .refine(({ weight, grownUp }) => weight === 'light' || (grownUp?.length ?? 0) > 1, {
    message: 'A heavy trouble needs two ways to a grown-up',
  });
export type Feeling = z.infer<typeof Feeling>;

/** What a child adds in such a talk, and what fits it better than the help for the trouble as a whole. */
export const Added = z
  .object({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    /** Only in talks of these; in all when left out. */
    in: z.array(z.string()).optional(),
    /** Goes before a heavier trouble that its words could mean, too. */
    keeps: z.boolean().default(false),
    said: z.array(z.string()).min(1),
    /** Each takes up what was added and gives one thing to do, or asks one thing. */
    answers: Lines,
  })
  .strict();
export type Added = z.infer<typeof Added>;

/** `data/feelings-added.yaml`. */
export const AddedFile = z.object({ added: z.array(Added) }).strict();
export type AddedFile = z.infer<typeof AddedFile>;

const SceneLines = z.object({ hear: Lines, ask: Lines });
/** What is said of a scene, and of one that is sad, frightening or lost. */
const Scene = z.object({ plain: SceneLines, sad: SceneLines });

/** `data/feelings.yaml`. */
export const FeelingsFile = z
  .object({
    families: z.record(z.string(), z.string()),
    feelings: z.array(Feeling),
    replies: z.object({
      yes: Lines,
      no: Lines,
      nobody: Lines,
      refuse: Lines,
      dontKnow: Lines,
      long: Lines,
      better: Lines,
      short: Lines,
      told: Lines,
      /** Open questions, where no help fits what was added. */
      open: Lines,
    }),
    /** Something glad and something hard in one sentence. */
    mixed: z.object({ hear: Lines, ask: Lines }),
    closes: z.object({ light: Lines, heavy: Lines, quick: Lines, glad: Lines }),
    told: z.object({
      hear: Lines,
      worry: Lines,
      ask: Lines,
      /** Of what is over. */
      askPast: Lines,
      worryAsk: Lines,
      grownUp: Lines,
      close: Lines,
      /** Of whose kind only the mood is sure. */
      glad: Lines,
      gladAsk: Lines,
      trouble: Lines,
      troubleAsk: Lines,
    }),
    /** A feeling that is none, is over, or has become joy. */
    turned: z.object({
      fearOver: SceneLines,
      sorrowOver: SceneLines,
      sorrowDenied: SceneLines,
      gladTears: SceneLines,
      /** Of a task or a meal, and of nothing more. */
      tiredOf: SceneLines,
    }),
    /** What happens in a tale, a game or a dream, or to somebody else. */
    scenes: z.object({ tale: Scene, game: Scene, dream: Scene, others: Scene }),
  })
  .strict();
export type FeelingsFile = z.infer<typeof FeelingsFile>;

/** `data/spoken-words.yaml`: what is needed to say a child's sentence back. */
export const SpokenWordsFile = z
  .object({
    du: z.record(z.string(), z.string()),
    ihr: z.record(z.string(), z.string()),
    adjectives: z.array(z.string()),
    nouns: z.array(z.string()),
    names: z.array(z.string()),
  })
  .strict();
export type SpokenWordsFile = z.infer<typeof SpokenWordsFile>;
