import type { MaterialWord } from '@lux/contracts/classroom/material.ts';
import type { LettersContent, WordProposal } from '@lux/contracts/games/letters-content.ts';
import { createDrawingWords } from '@lux/painter/lexicon/create-drawing-words.ts';
import type { DrawingWords } from '@lux/painter/lexicon/drawing-words.ts';
import { createLexicon, type Lexicon } from '@lux/word-desk/lexicon/create-lexicon.ts';
import { cutIntoSyllables } from '@lux/word-desk/sound/syllables.ts';
import { firstLetterOf } from './first-letter.ts';

/** Up to here a drawing shows the word itself; tags beyond it only have to do with it. */
const SHOWS_IT = 1;
const MOST_DRAWINGS = 6;
/** Words of some dozen lessons; the oldest are looked up again. */
const MOST_KEPT = 5_000;
/** Those of the painter's own, and ones a browser may not get by `/drawings/`. */
const OPENMOJI = /^[0-9A-F]{4,6}(?:-[0-9A-F]{4,6})*$/;

interface Sources {
  lexicon: Lexicon;
  drawings: DrawingWords;
}

export interface WordFinder {
  /** What the letters game needs of a teacher's word: the teacher's choice, else what is found. */
  find: (word: MaterialWord) => WordProposal;
  /** A drawing of the first word of a title that has one; null where none has. */
  findDrawing: (title: string) => string | null;
}

/**
 * Finds syllables, drawings and first letters of words that are not ours. The word lists are read with the
 * first question: they take 20 MB and a quarter of a second, and most schools never ask.
 */
export function createWordFinder(letters: LettersContent): WordFinder {
  const own = new Map(letters.words.map((entry) => [entry.word, entry]));
  let sources: Sources | undefined;
  const open = () => {
    sources ??= { lexicon: createLexicon(), drawings: createDrawingWords() };
    return sources;
  };

  const drawingsOf = (word: string, worstRank?: number): string[] =>
    (open().drawings.find(word, worstRank)?.hexcodes ?? []).filter((code) => OPENMOJI.test(code));

  const look = keepNewest((word: string) => {
    const known = own.get(word);
    const shown = known ? [known.drawing] : drawingsOf(word, SHOWS_IT);
    return {
      syllables: known?.syllables ?? syllablesOf(open().lexicon, word),
      drawing: shown[0] ?? null,
      drawings: [...new Set([...shown, ...drawingsOf(word)])].slice(0, MOST_DRAWINGS),
      letter: firstLetterOf(word, letters.letters),
    };
  });

  return {
    find({ word, syllables, drawing }) {
      const found = look(word);
      return {
        ...{ word, letter: found.letter, drawings: found.drawings },
        syllables: syllables ?? found.syllables,
        drawing: drawing ?? found.drawing,
      };
    },

    findDrawing(title) {
      const words = title.match(/\p{L}{2,30}/gu) ?? [];
      const nouns = words.filter((word) => /^\p{Lu}/u.test(word));
      return nouns.map((word) => look(word).drawing).find((drawing) => drawing !== null) ?? null;
    },
  };
}

/** A hyphen stays with the syllable before it: joined they are the word. */
function syllablesOf(lexicon: Lexicon, word: string): string[] {
  return word.split(/(?<=-)/).flatMap((part) => {
    const [plain = part, hyphen = ''] = part.endsWith('-') ? [part.slice(0, -1), '-'] : [part];
    const cut = cutIntoSyllables(lexicon, plain);
    return cut.map((syllable, index) => (index === cut.length - 1 ? syllable + hyphen : syllable));
  });
}

function keepNewest<Found>(find: (word: string) => Found): (word: string) => Found {
  const kept = new Map<string, Found>();
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined) return known;
    const found = find(word);
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(word, found);
    return found;
  };
}
