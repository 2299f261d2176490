import type { EnglishIndex } from '../english/english-index.ts';
import { findAdjective, findNoun } from '../lexicon/find-forms.ts';
import type { Tools } from './tools.ts';

/** `E` English only, `B` of both languages, `N`, `V`, `A` and `G` German by kind, `#` a number, `?` unknown. */
export type WordClass = 'E' | 'B' | 'N' | 'V' | 'A' | 'G' | '#' | '?';

const MOST_KEPT = 4000;

/** What kind of word this is, for readers that have to tell words asked of from how they are asked. */
export function createClassOfWord(
  tools: Pick<Tools, 'lexicon' | 'english' | 'verbOf' | 'content'>,
): (word: string) => WordClass {
  const kept = new Map<string, WordClass>();
  return (word) => {
    const before = kept.get(word);
    if (before) return before;
    const found = classOf(word, tools);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(word, found);
    return found;
  };
}

function classOf(
  word: string,
  { lexicon, english, verbOf, content }: Pick<Tools, 'lexicon' | 'english' | 'verbOf' | 'content'>,
): WordClass {
  if (/^\d/.test(word)) return '#';
  const isEnglish = isEnglishForm(word, english);
  const german = germanClass();
  if (isEnglish) return german === undefined ? 'E' : 'B';
  return german ?? '?';

  function germanClass(): WordClass | undefined {
    if (Object.values(content.kinds).some((words) => words?.includes(word))) return 'G';
    if (word.length < 3) return undefined;
    if (findAdjective(lexicon, word)) return 'A';
    if (verbOf(word)) return 'V';
    if (findNoun(lexicon, word)) return 'N';
    return undefined;
  }
}

const GRAMMAR = new Set(
  'i you he she it we they me him them us my your his her its our their the a an is am are was were be been do does did don doesn have has had not and or but with of to in on at for from this that these those what who where when why how can could will would shall should must may might'.split(
    ' ',
  ),
);
const ENDINGS = ['s', 'es', 'ing', 'ed', 'd', 'er', 'est', "'s", "n't"];

function isEnglishForm(word: string, english: EnglishIndex): boolean {
  if (/[äöüß]/.test(word)) return false;
  if (GRAMMAR.has(word) || /^(?:\p{L}+n't|\p{L}+'(?:m|re|s|ll|ve|d))$/u.test(word)) return true;
  const isKnown = (text: string) =>
    text.length > 1 &&
    english
      .english(text)
      .some(({ en, others = [], plural, past, participle }) =>
        [en, ...others, plural, past, participle].some(
          (each) => each?.toLowerCase().replace(/^to /, '') === text,
        ),
      );
  if (isKnown(word)) return true;
  return ENDINGS.some((ending) => {
    if (!word.endsWith(ending) || word.length - ending.length < 3) return false;
    const stem = word.slice(0, -ending.length);
    const single = stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
    return isKnown(stem) || isKnown(`${stem}e`) || isKnown(single);
  });
}
