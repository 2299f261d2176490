import { z } from 'zod';
import { Id } from '../common/ids.ts';
import { Drawing, FoundWord, WordProposal } from '../games/letters-content.ts';
import { AgeGroup, QuizQuestion } from '../games/quiz.ts';

/** What one material holds at most (CLASSROOM "Materials"). */
export const materialLimits = {
  questions: 500,
  words: 200,
  textLength: 20_000,
  /** Of a teacher, and of a class at once. */
  materials: 300,
  ofClass: 20,
  /** Of an imported file: the largest material with room for quotes and separators. */
  fileBytes: 4_000_000,
} as const;

/** The same text however it was typed: line breaks, composed letters, nothing that cannot be seen. */
function tidy(text: string): string {
  return (
    text
      // Not `toWellFormed`, which Firefox before 119 lacks.
      .replaceAll(/\p{Cs}/gu, '\uFFFD')
      .normalize('NFC')
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[\p{Cc}\p{Cs}]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
      .trim()
  );
}

/** A text of a person's, tidied. @param longest in characters */
function text(longest: number, missing: string, tooLong: string) {
  return z.string(missing).overwrite(tidy).min(1, missing).max(longest, tooLong);
}

const option = text(
  200,
  'Eine Antwort ist leer.',
  'Eine Antwort darf höchstens 200 Zeichen haben.',
);

/** A question as its teacher writes it. The right answer may stand anywhere: each child gets its own order. */
export const MaterialQuestion = z
  .object({
    question: text(
      400,
      'Bitte schreiben Sie die Frage.',
      'Eine Frage darf höchstens 400 Zeichen haben.',
    ),
    options: z
      .array(option, 'Bitte geben Sie zwei bis sechs Antworten an.')
      .min(2, 'Bitte geben Sie mindestens zwei Antworten an.')
      .max(6, 'Eine Frage hat höchstens sechs Antworten.'),
    correctAnswer: z
      .int('Bitte sagen Sie, welche Antwort richtig ist.')
      .min(0, 'Bitte sagen Sie, welche Antwort richtig ist.'),
    explanation: text(
      1_000,
      'Die Erklärung ist leer.',
      'Eine Erklärung darf höchstens 1.000 Zeichen haben.',
    ).optional(),
  })
  .refine(
    ({ options }) => new Set(options.map((one) => one.toLowerCase())).size === options.length,
    { path: ['options'], message: 'Die Antworten müssen verschieden sein.' },
  )
  .refine(({ options, correctAnswer }) => correctAnswer < options.length, {
    path: ['correctAnswer'],
    message: 'Bitte sagen Sie, welche Antwort richtig ist.',
  });
export type MaterialQuestion = z.infer<typeof MaterialQuestion>;

/** One German word; LUX finds what is left out (`POST /api/materials/words`). */
export const MaterialWord = z
  .object({
    word: text(
      30,
      'Bitte schreiben Sie das Wort.',
      'Ein Wort darf höchstens 30 Buchstaben haben.',
    ).regex(/^\p{L}{2,}(-\p{L}+)*$/u, 'Ein Wort besteht aus mindestens zwei Buchstaben.'),
    drawing: Drawing.optional(),
    /** `["I", "gel"]`: joined, they are the word. */
    syllables: z
      .array(text(30, 'Eine Silbe ist leer.', 'Eine Silbe ist zu lang.'))
      .min(1, 'Ein Wort hat mindestens eine Silbe.')
      .max(15, 'Ein Wort hat höchstens 15 Silben.')
      .optional(),
  })
  .refine(({ word, syllables }) => syllables === undefined || syllables.join('') === word, {
    path: ['syllables'],
    message: 'Die Silben ergeben zusammen nicht das Wort.',
  });
export type MaterialWord = z.infer<typeof MaterialWord>;

export const QuizBody = z.object({
  questions: z
    .array(MaterialQuestion, 'Bitte schreiben Sie mindestens eine Frage.')
    .min(1, 'Bitte schreiben Sie mindestens eine Frage.')
    .max(materialLimits.questions, 'Ein Quiz hat höchstens 500 Fragen.'),
});
export type QuizBody = z.infer<typeof QuizBody>;

export const WordsBody = z.object({
  words: z
    .array(MaterialWord, 'Bitte schreiben Sie mindestens ein Wort.')
    .min(1, 'Bitte schreiben Sie mindestens ein Wort.')
    .max(materialLimits.words, 'Eine Wörterliste hat höchstens 200 Wörter.'),
});
export type WordsBody = z.infer<typeof WordsBody>;

/** Of a text for reading aloud and of a topic of the talk. */
export const TextBody = z.object({
  text: text(
    materialLimits.textLength,
    'Bitte schreiben Sie einen Text.',
    'Ein Text darf höchstens 20.000 Zeichen haben.',
  ),
});
export type TextBody = z.infer<typeof TextBody>;

export const MaterialKind = z.enum(['quiz', 'words', 'text', 'topic']);
export type MaterialKind = z.infer<typeof MaterialKind>;

const named = {
  title: text(
    80,
    'Bitte geben Sie dem Material einen Namen.',
    'Der Name darf höchstens 80 Zeichen haben.',
  ).regex(/^[^\n\t]*$/, 'Der Name steht in einer Zeile.'),
  ageGroup: AgeGroup.default('small'),
};

/** Body of `POST /api/materials`; our own file format, too. */
export const NewMaterial = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('quiz'), ...named, body: QuizBody }),
  z.object({ kind: z.literal('words'), ...named, body: WordsBody }),
  z.object({ kind: z.literal('text'), ...named, body: TextBody }),
  z.object({ kind: z.literal('topic'), ...named, body: TextBody }),
]);
export type NewMaterial = z.infer<typeof NewMaterial>;

/** Body of `PATCH /api/materials/{id}`; a body has to suit the kind. */
export const MaterialChange = z.object({
  title: named.title.optional(),
  ageGroup: AgeGroup.optional(),
  body: z.union([QuizBody, WordsBody, TextBody]).optional(),
  isShared: z.boolean().optional(),
});
export type MaterialChange = z.infer<typeof MaterialChange>;

/** As lists show it. */
export const MaterialSummary = z.object({
  id: Id,
  kind: MaterialKind,
  title: z.string(),
  ageGroup: AgeGroup,
  /** How many questions, words or characters. */
  size: z.int(),
  isShared: z.boolean(),
  /** False: a colleague's, to be read and used. */
  isOwn: z.boolean(),
  /** Who wrote it. */
  author: z.string(),
  updatedAt: z.iso.datetime(),
});
export type MaterialSummary = z.infer<typeof MaterialSummary>;

export const Material = MaterialSummary.extend({
  body: z.union([QuizBody, WordsBody, TextBody]),
});
export type Material = z.infer<typeof Material>;

/** Body of `PUT /api/classes/{id}/materials`, in the order in which children see them. */
export const ClassMaterials = z.object({
  ids: z.array(Id).max(materialLimits.ofClass, 'Eine Klasse hat höchstens 20 Materialien.'),
});
export type ClassMaterials = z.infer<typeof ClassMaterials>;

/** Body of `POST /api/materials/words`: what LUX finds of these words, before anything is saved. */
export const WordsWish = z.object({
  words: z.array(MaterialWord).min(1).max(materialLimits.words),
});
export type WordsWish = z.infer<typeof WordsWish>;

/** Its answer, in the same order. */
export const FoundWords = z.object({ words: z.array(WordProposal) });
export type FoundWords = z.infer<typeof FoundWords>;

/** What a lesson offers. */
export const LessonMaterial = z.object({ id: Id, kind: MaterialKind, title: z.string() });
export type LessonMaterial = z.infer<typeof LessonMaterial>;

/** As its children see it: a drawing of the title's words says it to who cannot read. */
export const OfferedMaterial = LessonMaterial.extend({ drawing: Drawing.nullable() });
export type OfferedMaterial = z.infer<typeof OfferedMaterial>;

/** With its content, as it was when the lesson began. */
export const LessonMaterialContent = LessonMaterial.extend({ body: Material.shape.body });
export type LessonMaterialContent = z.infer<typeof LessonMaterialContent>;

/** Answer of `GET /api/lesson/materials/{id}`: what a child plays with, also without a line. */
export const PlayableMaterial = LessonMaterial.extend({
  body: z.union([QuizBody, z.object({ words: z.array(FoundWord) }), TextBody]),
});
export type PlayableMaterial = z.infer<typeof PlayableMaterial>;

/** A round of a quiz material, as classroom deals it. */
export const DealtQuiz = z.object({ title: z.string(), questions: z.array(QuizQuestion) });
export type DealtQuiz = z.infer<typeof DealtQuiz>;

/** What the child is told after a question whose teacher explained nothing. */
export const NO_EXPLANATION = 'Das weißt du jetzt.';

/** A topic that a lesson offers, as the talk answers from it. */
export const LessonTopic = z.object({ id: Id, title: z.string(), text: z.string() });
export type LessonTopic = z.infer<typeof LessonTopic>;

/** What is wrong in an imported file, by its line; 1 is the first. */
export const ImportProblem = z.object({ line: z.int().min(1), message: z.string() });
export type ImportProblem = z.infer<typeof ImportProblem>;

/** Answer of `POST /api/materials/imports`. */
export const MaterialImport = z.object({
  materials: z.array(Material),
  problems: z.array(ImportProblem),
});
export type MaterialImport = z.infer<typeof MaterialImport>;

/** Body of `POST /api/materials/drafts`: what LUX is to make of a teacher's text. */
export const DraftOrder = z.object({
  kind: MaterialKind,
  /** Absent: LUX finds one in the text. */
  title: named.title.optional(),
  ageGroup: named.ageGroup,
  text: TextBody.shape.text,
  /** How many questions, words or sentences at most; what is no good is left out. */
  count: z
    .int('Bitte geben Sie eine ganze Zahl an.')
    .min(1, 'Bitte geben Sie eine Zahl von 1 bis 30 an.')
    .max(30, 'Bitte geben Sie eine Zahl von 1 bis 30 an.')
    .default(10),
});
export type DraftOrder = z.infer<typeof DraftOrder>;

/** A material that nobody has read yet: it is kept only when its teacher saves it. */
export const MaterialDraft = z.object({
  kind: MaterialKind,
  title: z.string(),
  ageGroup: AgeGroup,
  body: Material.shape.body,
  /** The sentence of the text that each question, word or sentence comes from, in the same order. */
  sources: z.array(z.string()),
});
export type MaterialDraft = z.infer<typeof MaterialDraft>;

/** `format` of `GET /api/materials/{id}/file`. */
export const MaterialFormat = z.enum(['gift', 'csv', 'json']);
export type MaterialFormat = z.infer<typeof MaterialFormat>;
