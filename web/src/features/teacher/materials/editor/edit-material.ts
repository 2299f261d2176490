import { materialLimits } from '@lux/contracts/classroom/material.ts';
import { randomId } from '../../../../lib/random-id.ts';
import {
  type EditedMaterial,
  type EditedQuestion,
  type EditedWord,
  emptyQuestion,
  emptyWord,
} from './edited-material.ts';

export type Edit =
  | { type: 'named'; change: Partial<Pick<EditedMaterial, 'title' | 'ageGroup' | 'text'>> }
  | { type: 'question changed'; key: string; change: Partial<Omit<EditedQuestion, 'key'>> }
  | { type: 'question added'; question?: EditedQuestion }
  | { type: 'question copied' | 'question removed'; key: string }
  /** Of another word neither drawing nor syllables are kept. */
  | { type: 'word changed'; key: string; change: Partial<Omit<EditedWord, 'key'>> }
  | { type: 'word removed'; key: string }
  /** After the word of that key; without one at the end. */
  | { type: 'words added'; after?: string; words: string[] }
  /** All keys in their new order. */
  | { type: 'moved'; order: string[] };

/** A material after one more edit. Lists stay within their limits. */
export function editMaterial(material: EditedMaterial, edit: Edit): EditedMaterial {
  const { questions, words } = material;
  switch (edit.type) {
    case 'named':
      return { ...material, ...edit.change };
    case 'question changed':
      return {
        ...material,
        questions: changeOne<EditedQuestion>(questions, edit.key, edit.change),
      };
    case 'question added':
      return withQuestions(material, [...questions, edit.question ?? emptyQuestion()]);
    case 'question copied':
      return withQuestions(
        material,
        questions.flatMap((one) => (one.key === edit.key ? [one, copyOf(one)] : [one])),
      );
    case 'question removed':
      return { ...material, questions: questions.filter(({ key }) => key !== edit.key) };
    case 'word changed':
      return {
        ...material,
        words: changeOne<EditedWord>(words, edit.key, changeOfWord(edit.change)),
      };
    case 'word removed':
      return { ...material, words: words.filter(({ key }) => key !== edit.key) };
    case 'words added': {
      const index = words.findIndex(({ key }) => key === edit.after);
      const place = index < 0 ? words.length : index + 1;
      const added = words.toSpliced(place, 0, ...edit.words.map((word) => emptyWord(word)));
      return { ...material, words: added.slice(0, materialLimits.words) };
    }
    case 'moved':
      return {
        ...material,
        questions: inOrder(questions, edit.order),
        words: inOrder(words, edit.order),
      };
  }
}

function withQuestions(material: EditedMaterial, questions: EditedQuestion[]): EditedMaterial {
  return questions.length > materialLimits.questions ? material : { ...material, questions };
}

function changeOfWord(change: Partial<EditedWord>): Partial<EditedWord> {
  const isOther = change.word !== undefined;
  return isOther ? { drawing: undefined, syllables: undefined, ...change } : change;
}

function changeOne<T extends { key: string }>(list: T[], key: string, change: Partial<T>): T[] {
  return list.map((one) => (one.key === key ? { ...one, ...change } : one));
}

function copyOf(question: EditedQuestion): EditedQuestion {
  const options = question.options.map((option) => ({ ...option, key: randomId() }));
  const right = question.options.findIndex(({ key }) => key === question.rightKey);
  return { ...question, key: randomId(), options, rightKey: options[right]?.key ?? '' };
}

function inOrder<T extends { key: string }>(list: T[], order: string[]): T[] {
  const places = new Map(order.map((key, index) => [key, index]));
  return list.toSorted((one, other) => (places.get(one.key) ?? 0) - (places.get(other.key) ?? 0));
}
