/** What can be asked of a word; `detail` says more: a case, a person, a second word. */
export type Task =
  | 'spell'
  | 'spellBackwards'
  | 'spellWith'
  | 'choose'
  | 'capital'
  | 'countLetters'
  | 'letterAt'
  | 'vowels'
  | 'article'
  | 'gender'
  | 'plural'
  | 'singular'
  | 'cases'
  | 'tense'
  | 'person'
  | 'conjugate'
  | 'baseForm'
  | 'wordKind'
  | 'isKind'
  | 'compare'
  | 'opposite'
  | 'rhyme'
  | 'doRhyme'
  | 'syllables'
  | 'parts'
  | 'compose'
  | 'compounds'
  | 'family'
  | 'synonym'
  | 'explain'
  | 'sentence'
  | 'alphabet'
  | 'alphabetNeighbour'
  | 'alphabetPlace'
  | 'alphabetOrder'
  | 'letterKind'
  | 'wordsWith'
  | 'wordsOfKind'
  | 'english'
  | 'german'
  | 'meaning'
  /** "Wie sag ich: …": English only where the talk or the sentence is such. */
  | 'maybeEnglish'
  | 'pronounce'
  | 'englishCount'
  | 'englishGroup'
  | 'englishSpell'
  | 'englishPlural'
  | 'englishPast'
  /** "Was ist der Unterschied zwischen his und her?" */
  | 'compareEnglish';

export interface Request {
  task: Task;
  word: string;
  detail?: string;
  /** Who does it: "mit er". */
  person?: string;
  /** Words asked of in the same breath: "und gelb und schwarz?". */
  others?: readonly string[];
  /** How often "noch eins" was said: so many answers were heard already. */
  more: number;
}
