import reading from 'openmoji/color/svg/1F4D6.svg?url';
import syllables from 'openmoji/color/svg/1F44F.svg?url';
import letters from 'openmoji/color/svg/1F170.svg?url';
import words from 'openmoji/color/svg/1F520.svg?url';
import type { LettersMode } from '../letters-game.ts';

interface ShownMode {
  id: LettersMode;
  name: string;
  description: string;
  /** Address of an OpenMoji file. */
  drawing: string;
  tile: string;
  /** What one of them is called, and several. */
  noun: string;
  nouns: string;
  /** Level 1 first: three, for reading two (SPEC 2). */
  levels: readonly { name: string; description: string }[];
}

/** The four modes (SPEC 2), as a child sees them. */
export const modes: readonly [ShownMode, ...ShownMode[]] = [
  {
    id: 'buchstaben',
    name: 'Buchstaben',
    description: 'Laute hören',
    drawing: letters,
    tile: 'bg-tile-sky',
    noun: 'Buchstaben',
    nouns: 'Buchstaben',
    levels: [
      { name: 'Die ersten Buchstaben', description: 'Für den Anfang' },
      { name: 'Neue Buchstaben', description: 'Ein bisschen schwerer' },
      { name: 'Alle Buchstaben', description: 'Auch Sch, Ei und Ä' },
    ],
  },
  {
    id: 'silben',
    name: 'Silben',
    description: 'Teile von Wörtern',
    drawing: syllables,
    tile: 'bg-tile-rose',
    noun: 'Silbe',
    nouns: 'Silben',
    levels: [
      { name: 'Die ersten Silben', description: 'Für den Anfang' },
      { name: 'Neue Silben', description: 'Ein bisschen schwerer' },
      { name: 'Alle Silben', description: 'Auch ähnliche Silben' },
    ],
  },
  {
    id: 'worte',
    name: 'Wörter',
    description: 'Bilder und Wörter',
    drawing: words,
    tile: 'bg-tile-sun',
    noun: 'Wort',
    nouns: 'Wörter',
    levels: [
      { name: 'Kurze Wörter', description: 'Für den Anfang' },
      { name: 'Längere Wörter', description: 'Ein bisschen schwerer' },
      { name: 'Alle Wörter', description: 'Auch lange Wörter' },
    ],
  },
  {
    id: 'lesen',
    name: 'Lesen',
    description: 'Sätze und Geschichten',
    drawing: reading,
    tile: 'bg-tile-mint',
    noun: 'Text',
    nouns: 'Texte',
    levels: [
      { name: 'Sätze', description: 'Ein Satz nach dem anderen' },
      { name: 'Geschichten', description: 'Kurze Geschichten' },
    ],
  },
];
