import {
  type ImportProblem,
  MaterialQuestion,
  MaterialWord,
  materialLimits,
  type NewMaterial,
} from '@lux/contracts/classroom/material.ts';

/** What a file holds: each entry whole, or a problem at its line. */
export interface ParsedFile {
  materials: NewMaterial[];
  problems: ImportProblem[];
  /** For each material the lines at which its entries begin, where the format has such lines. */
  lines?: number[][];
}

/** A material's name where the file has none. */
export interface FileName {
  title: string;
}

type Naming = Pick<NewMaterial, 'title' | 'ageGroup'>;

/** Told of one file; with more nobody reads on. */
const MOST_PROBLEMS = 200;

const LONGEST_TITLE = 80;

/** A file's own name for its material, in one line; never empty. */
export function shortTitle(title: string): string {
  const shown = title
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ');
  return shown.trim().slice(0, LONGEST_TITLE).toWellFormed().trim() || 'Ohne Namen';
}

/** Collects the entries of one material. An entry that is not whole becomes a problem, never a part. */
export function createCollector() {
  const questions: MaterialQuestion[] = [];
  const words: MaterialWord[] = [];
  const lines = { questions: [] as number[], words: [] as number[] };
  const problems: ImportProblem[] = [];

  const complain = (line: number, message: string): void => {
    if (problems.length < MOST_PROBLEMS) problems.push({ line, message });
  };

  return {
    complain,

    addQuestion(line: number, given: unknown): void {
      const { success, data, error } = MaterialQuestion.safeParse(given);
      if (!success) complain(line, error.issues[0]?.message ?? 'Diese Frage ist nicht ganz.');
      else if (questions.length >= materialLimits.questions) {
        complain(line, `Ein Quiz hat höchstens ${materialLimits.questions} Fragen.`);
      } else {
        questions.push(data);
        lines.questions.push(line);
      }
    },

    addWord(line: number, given: unknown): void {
      const { success, data, error } = MaterialWord.safeParse(given);
      if (!success) complain(line, error.issues[0]?.message ?? 'Dieses Wort ist nicht ganz.');
      else if (words.length >= materialLimits.words) {
        complain(line, `Eine Wörterliste hat höchstens ${materialLimits.words} Wörter.`);
      } else {
        words.push(data);
        lines.words.push(line);
      }
    },

    /** With one material, or none where nothing in it was right. */
    finish({ title, ageGroup }: Naming): ParsedFile {
      const naming = { title: shortTitle(title), ageGroup };
      const materials: NewMaterial[] = [];
      if (questions.length > 0) materials.push({ kind: 'quiz', ...naming, body: { questions } });
      if (words.length > 0) materials.push({ kind: 'words', ...naming, body: { words } });
      const ofMaterials = [lines.questions, lines.words].filter((one) => one.length > 0);
      return { materials, problems, lines: ofMaterials };
    },
  };
}
