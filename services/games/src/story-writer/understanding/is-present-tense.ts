import type { VerbForms } from '../data/verb-forms.ts';
import { splitWords } from '../grammar/words.ts';

/** Say nothing of the tense by themselves: `ist gegangen` is of the past. */
const AUXILIARIES = new Set([
  'ist',
  'bin',
  'sind',
  'hat',
  'habe',
  'haben',
  'wird',
  'werde',
  'werden',
]);
const PARTICIPLE = /^(ge\p{Ll}{2,}(t|en)|\p{Ll}{2,4}ge\p{Ll}{2,}(t|en)|\p{Ll}{3,}iert)$/u;

/** Whether a text is told in the present tense; what is spoken in it does not count. */
export function isPresentTense(text: string, verbs: VerbForms): boolean {
  const words = splitWords(withoutSpeech(text));
  const entries = Object.entries(verbs);
  const past = new Set(entries.flatMap(([er, [several]]) => [er, several]));
  const present = new Set(
    entries.flatMap(([, [, ...forms]]) => forms).filter((form) => !past.has(form)),
  );
  const count = (isSo: (word: string) => boolean) => words.filter(isSo).length;

  const pastForms = count((word) => past.has(word));
  const presentForms = count((word) => present.has(word) && !AUXILIARIES.has(word));
  if (pastForms > 0 || presentForms > 0) return presentForms > pastForms;
  const hasAuxiliary = words.some((word) => AUXILIARIES.has(word));
  return hasAuxiliary && !words.some((word) => PARTICIPLE.test(word));
}

function withoutSpeech(text: string): string {
  return text.replaceAll(/[„“"»][^„“”"«»]*[“”"«]/gu, ' ');
}
