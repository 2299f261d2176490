import type { FoundWord, LettersContent } from '@lux/contracts/games/letters-content.ts';
import { soundKey } from '@lux/german-text/sound-key.ts';
import { shuffle } from '@lux/random/choose.ts';
import type { Random } from '@lux/random/random.ts';
import type { TaskMode } from '../letters-game.ts';
import { partsOf, type TaskDraft } from './level-drafts.ts';

/** A syllable that nobody can say by itself: "tze" would be read as letters. */
const UNSPEAKABLE = /^(?:tz|ck|ng|ß|x)/;
const SHORTEST_SYLLABLE = 2;

/**
 * Everything a teacher's words may ask in a mode. What several words have is asked of one of them, by
 * chance; of words of one syllable no syllable is asked, as it would be the word.
 */
export function materialDrafts(
  words: readonly FoundWord[],
  { letters }: Pick<LettersContent, 'letters'>,
  { mode, random }: { mode: TaskMode; random: Random },
): TaskDraft[] {
  const shuffled = shuffle(random, words);
  if (mode === 'worte') return oneEach(words.map((word) => wordDraft(word, words)));
  if (mode === 'silben') {
    const drafts = oneEach(shuffled.flatMap(syllableDrafts));
    return drafts.map((draft) => ({ ...draft, alike: soundingLike(draft.text, drafts) }));
  }
  return oneEach(
    shuffled.flatMap((word) => {
      const letter = letters.find((one) => one.letter === word.letter);
      return letter === undefined ? [] : letterDraft(word, letter);
    }),
  );
}

function oneEach(drafts: readonly TaskDraft[]): TaskDraft[] {
  return [...new Map(drafts.map((draft) => [draft.text, draft])).values()];
}

function wordDraft(
  { word, syllables, drawing }: FoundWord,
  words: readonly FoundWord[],
): TaskDraft {
  return {
    text: word,
    // With the same drawing both would be right.
    alike:
      drawing === null ? [] : words.flatMap((one) => (one.drawing === drawing ? one.word : [])),
    ...{ word, drawing, syllables, sound: null },
    parts: [{ text: word, isAsked: true }],
  };
}

function syllableDrafts({ word, syllables, drawing }: FoundWord): TaskDraft[] {
  if (syllables.length < 2) return [];
  return syllables.flatMap((syllable, place) => {
    const text = syllable.toLowerCase();
    if (text.length < SHORTEST_SYLLABLE || text.endsWith('-') || UNSPEAKABLE.test(text)) return [];
    return {
      ...{ text, word, drawing, syllables, sound: null },
      parts: syllables.map((part, index) => ({ text: part, isAsked: index === place })),
    };
  });
}

/** Syllables that would be right as well by ear: "fe" and "ve". */
export function soundingLike(text: string, others: readonly { text: string }[]): string[] {
  const heard = soundKey(text);
  return others.flatMap((one) => (soundKey(one.text) === heard ? one.text : []));
}

function letterDraft(
  { word, drawing }: FoundWord,
  { letter, sound, similar, alike }: LettersContent['letters'][number],
): TaskDraft {
  return {
    ...{ text: letter, similar, alike, word, drawing, sound, syllables: null },
    parts: partsOf(word, letter.split(' ').at(-1) ?? letter),
  };
}
