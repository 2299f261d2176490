import {
  type Material,
  type MaterialKind,
  NewMaterial,
} from '@lux/contracts/classroom/material.ts';
import { AgeGroup } from '@lux/contracts/games/quiz.ts';
import { z } from 'zod';
import { randomId } from '../../../../lib/random-id.ts';

/** A question while it is written: anything may still be empty. Keys outlive moves and undoing. */
const EditedQuestion = z.object({
  key: z.string(),
  question: z.string(),
  options: z.array(z.object({ key: z.string(), text: z.string() })),
  /** Of the right option. */
  rightKey: z.string(),
  explanation: z.string(),
});
export type EditedQuestion = z.infer<typeof EditedQuestion>;

const EditedWord = z.object({
  key: z.string(),
  word: z.string(),
  /** The teacher's own choice; else what LUX finds. */
  drawing: z.string().optional(),
  syllables: z.array(z.string()).optional(),
});
export type EditedWord = z.infer<typeof EditedWord>;

/** A material while it is written. Of the three contents the one of its kind counts. */
export const EditedMaterial = z.object({
  title: z.string(),
  ageGroup: AgeGroup,
  questions: z.array(EditedQuestion),
  words: z.array(EditedWord),
  text: z.string(),
});
export type EditedMaterial = z.infer<typeof EditedMaterial>;

const FIRST_OPTIONS = 3;

export function emptyQuestion(): EditedQuestion {
  const options = Array.from({ length: FIRST_OPTIONS }, () => ({ key: randomId(), text: '' }));
  return {
    ...{ key: randomId(), question: '', options, explanation: '' },
    rightKey: options[0]?.key ?? '',
  };
}

export const emptyWord = (word = ''): EditedWord => ({ key: randomId(), word });

export function emptyMaterial(kind: MaterialKind): EditedMaterial {
  return {
    ...{ title: '', ageGroup: 'small', text: '' },
    questions: kind === 'quiz' ? [emptyQuestion()] : [],
    words: kind === 'words' ? [emptyWord()] : [],
  };
}

/** What is stored, to be written on. */
export function openMaterial({
  title,
  ageGroup,
  body,
}: Pick<Material, 'title' | 'ageGroup' | 'body'>): EditedMaterial {
  const empty = { title, ageGroup, questions: [], words: [], text: '' };
  if ('text' in body) return { ...empty, text: body.text };
  if ('words' in body) {
    return { ...empty, words: body.words.map((word) => ({ key: randomId(), ...word })) };
  }
  const questions = body.questions.map(
    ({ question, options: texts, correctAnswer, explanation = '' }) => {
      const options = texts.map((text) => ({ key: randomId(), text }));
      const rightKey = options[correctAnswer]?.key ?? '';
      return { key: randomId(), question, options, rightKey, explanation };
    },
  );
  return { ...empty, questions };
}

function bodyOf(kind: MaterialKind, { questions, words, text }: EditedMaterial): unknown {
  if (kind === 'text' || kind === 'topic') return { text };
  if (kind === 'words') {
    const written = words.filter(({ word }) => word.trim() !== '');
    return {
      words: written.map(({ word, drawing, syllables }) => ({
        word,
        ...(drawing && { drawing }),
        ...(syllables && { syllables }),
      })),
    };
  }
  return {
    questions: questions.map(({ question, options, rightKey, explanation }) => {
      // Lines that were left empty are no answers, but an empty one cannot be the right one.
      const written = options.filter(({ key, text: own }) => own.trim() !== '' || key === rightKey);
      return {
        question,
        options: written.map(({ text: own }) => own),
        correctAnswer: written.findIndex(({ key }) => key === rightKey),
        ...(explanation.trim() && { explanation }),
      };
    }),
  };
}

/** Where something is wrong: a question's or word's key, `title` or `body`. */
export type Problems = ReadonlyMap<string, string>;

/** What can be saved, or what is still wrong with it, by place. */
export function checkMaterial(
  kind: MaterialKind,
  edited: EditedMaterial,
): { material: NewMaterial } | { problems: Problems } {
  const { title, ageGroup } = edited;
  const checked = NewMaterial.safeParse({ kind, title, ageGroup, body: bodyOf(kind, edited) });
  if (checked.success) return { material: checked.data };
  const problems = new Map<string, string>();
  for (const { path, message } of checked.error.issues) {
    const place = placeOf(path, edited);
    if (!problems.has(place)) problems.set(place, message);
  }
  return { problems };
}

function placeOf(path: PropertyKey[], { questions, words }: EditedMaterial): string {
  const [field, list, index] = path;
  if (field === 'title') return 'title';
  if (typeof index !== 'number') return 'body';
  if (list === 'questions') return questions[index]?.key ?? 'body';
  return words.filter(({ word }) => word.trim() !== '')[index]?.key ?? 'body';
}

/** The place that the gate's refusal names: `(Frage 3)`, `(Name)`. */
export function refusedPlace(message: string, { questions }: EditedMaterial): string {
  if (message.includes('(Name)')) return 'title';
  const [, number] = /\(Frage (\d+)\)/.exec(message) ?? [];
  return questions[Number(number) - 1]?.key ?? 'body';
}
