import type { LettersContent } from '@lux/contracts/games/letters-content.ts';
import type { LettersTask } from '../../features/letters/tasks/letters-task.ts';

/** The letter M in "Maus", the first of its options. */
export function buildLettersTask(overrides: Partial<LettersTask> = {}): LettersTask {
  return {
    asked: 'M m',
    options: ['M m', 'A a', 'L l', 'O o'],
    word: 'Maus',
    parts: [
      { text: 'M', isAsked: true },
      { text: 'aus', isAsked: false },
    ],
    drawing: '1F401',
    sound: 'm',
    syllables: null,
    ...overrides,
  };
}

type Letter = LettersContent['letters'][number];

const letter = (small: Letter['sound'], word: string, level = 1): Letter => ({
  letter: `${small.charAt(0).toUpperCase()}${small.slice(1)} ${small}`,
  sound: small,
  word,
  place: word.toLowerCase().startsWith(small) ? 'start' : 'inside',
  drawing: '1F401',
  level,
  similar: [],
  alike: [],
});

const syllable = (split: string, text: string, level = 1): LettersContent['syllables'][number] => ({
  syllable: text,
  level,
  word: { word: split.replaceAll('-', ''), syllables: split.split('-'), drawing: '1F475' },
});

const word = (
  split: string,
  level = 1,
  theme: LettersContent['words'][number]['theme'] = null,
): LettersContent['words'][number] => ({
  word: split.replaceAll('-', ''),
  syllables: split.split('-'),
  drawing: '1F345',
  theme,
  level,
  alike: [],
});

/** A small content of the letters game with enough for a round of every kind. */
export function buildLetters(): LettersContent {
  return {
    letters: [
      letter('m', 'Maus'),
      letter('a', 'Ameise'),
      letter('l', 'Löwe'),
      letter('o', 'Ohr'),
      letter('u', 'Uhr', 2),
      letter('f', 'Fisch', 2),
      letter('h', 'Hase', 2),
      letter('w', 'Wolke', 2),
      letter('sch', 'Schaf', 3),
      letter('ch', 'Buch', 3),
      letter('x', 'Taxi', 3),
      letter('b', 'Banane', 3),
      letter('d', 'Delfin', 3),
    ],
    syllables: [
      syllable('O-ma', 'ma'),
      syllable('La-ma', 'la'),
      syllable('Me-lo-ne', 'lo'),
      syllable('Na-se', 'na'),
    ],
    words: [
      word('O-ma'),
      word('Na-se'),
      word('So-fa'),
      word('Au-to'),
      word('To-ma-te', 2),
      word('Zug', 1, 'trains'),
      word('Lok', 1, 'trains'),
      word('Glei-se', 1, 'trains'),
      word('Tun-nel', 1, 'trains'),
    ],
    sentences: [
      { id: 'sentence-001', text: 'Heute scheint die Sonne.', theme: null },
      { id: 'sentence-002', text: 'Die Oma liest ein Buch.', theme: null },
      { id: 'sentence-003', text: 'Der Zug hält am Bahnhof.', theme: 'trains' },
    ],
    stories: [
      {
        id: 'story-001',
        title: 'Der Ball im Garten',
        text: 'Tim hat einen roten Ball. Er spielt mit dem Ball im Garten.',
        drawing: '1F415',
        theme: null,
      },
      {
        id: 'story-002',
        title: 'Die Lok',
        text: 'Die Lok fährt durch den Tunnel. Danach hält sie am Bahnhof.',
        drawing: '1F682',
        theme: 'trains',
      },
    ],
  };
}
