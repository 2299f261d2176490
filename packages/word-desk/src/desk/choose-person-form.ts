import type { Verb } from '../lexicon/verb.ts';
import { german, type Tools } from './tools.ts';

/** Where the form of a person stands among the six of a tense. */
const PERSONS: Readonly<Record<string, number>> = {
  ich: 0,
  du: 1,
  er: 2,
  sie: 2,
  es: 2,
  man: 2,
  wir: 3,
  ihr: 4,
};
const CHOICE =
  /^(?:(?:und|also) )*(?:(?:heißt|sagt|schreibt|ist)(?: es| man| das)?(?: richtig)? |(?:was|wie) (?:ist|heißt|sagt|schreibt)(?: es| man| das)?(?: richtig)? )?(ich|du|er|sie|es|man|wir|ihr) (\p{L}+) oder (?:\1 )?(\p{L}+)$/u;

/** "Heißt es du nimmst oder du nehmst?": the one of two forms that belongs to the person. */
export function choosePersonForm(text: string, { verbOf }: Pick<Tools, 'verbOf'>): string | null {
  const asked = text.toLowerCase().replace(/[?!. ]+$/u, '');
  const [, person = '', one = '', other = ''] = CHOICE.exec(asked) ?? [];
  const place = PERSONS[person];
  if (place === undefined) return null;
  const isRight = (form: string) => isOfPerson(verbOf(form), form, place);
  if (isRight(one) === isRight(other) || one.slice(0, 1) !== other.slice(0, 1)) return null;
  return `Richtig ist ${german(`${person} ${isRight(one) ? one : other}`)}.`;
}

const isOfPerson = (verb: Verb | undefined, form: string, place: number): boolean =>
  verb !== undefined && [verb.present[place], verb.past[place]].includes(form);
